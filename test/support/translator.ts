/**
 * Names the program that changes the texts of a page: a `translator`, such as the one of a browser, replaces each text by
 * elements with another text node and leaves alone elements with `translate="no"`; a `converter` of prices wraps each amount,
 * whatever the page says.
 */
export type TextChanger = 'translator' | 'converter';

/**
 * Changes the texts below a node, and all that come later, until the returned function is called. Their words stay the same, so
 * that a test finds them. It stands alone, because it also runs in pages of a browser.
 */
export function changeTexts(changer: TextChanger, root: Node): () => void {
  const AMOUNT = /(\$\d[\d,]*(?:\.\d\d)?)/;
  const LEFT_ALONE = 'script, style, title, textarea, option, svg, [data-changed]';

  function added(name: string, content: string | Node): HTMLElement {
    const element = document.createElement(name);
    element.setAttribute('data-changed', changer);
    element.append(content);
    return element;
  }

  function isChanged(text: Text): boolean {
    const parent = text.parentElement;
    if (!parent || parent.closest(LEFT_ALONE)) return false;
    if (changer === 'converter') return AMOUNT.test(text.data);
    // No translator translates text of only spaces and marks.
    return /[\p{L}\p{N}]/u.test(text.data) && !parent.closest('[translate="no"]');
  }

  function change(text: Text): void {
    if (changer === 'translator') text.replaceWith(added('font', added('font', text.data)));
    else
      text.replaceWith(
        ...text.data
          .split(AMOUNT)
          .map((part) => (AMOUNT.test(part) ? added('span', part) : document.createTextNode(part))),
      );
  }

  function changeAll(): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.filter(isChanged).forEach(change);
  }

  changeAll();
  const observer = new MutationObserver(changeAll);
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
