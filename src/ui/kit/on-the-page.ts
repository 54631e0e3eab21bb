/** Returns the element in its place once it is gone: another list, for example, has its own buttons. */
export function onThePage(element: HTMLElement): HTMLElement | undefined {
  if (element.isConnected) return element;
  const name = nameOf(element);
  return [...document.querySelectorAll<HTMLElement>(element.localName)].find((other) => nameOf(other) === name);
}

function nameOf(element: HTMLElement): string | null {
  return element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent;
}
