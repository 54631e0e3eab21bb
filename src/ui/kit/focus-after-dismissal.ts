/**
 * A `ref` for an element that disappears as a whole, such as a notice over the page. When it disappears with the focus in it,
 * the focus returns to its previous place, else to the page's content. The page does not scroll.
 */
export function focusAfterDismissal(region: HTMLElement | null): (() => void) | undefined {
  if (!region) return undefined;
  let origin: HTMLElement | undefined;
  const remember = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !region.contains(relatedTarget)) origin = relatedTarget;
  };
  region.addEventListener('focusin', remember);
  return () => {
    region.removeEventListener('focusin', remember);
    if (!region.contains(document.activeElement)) return;
    const target = origin?.isConnected ? origin : document.querySelector<HTMLElement>('main');
    target?.focus({ preventScroll: true });
  };
}
