import type { Tab } from './tab';

/**
 * Keeps the texts that screen readers would speak by themselves in a tab, in order: each new text of a live region, in every
 * document from now on. Returns the texts since the last call.
 */
export async function listenTo(tab: Tab): Promise<() => readonly string[]> {
  const heard: string[] = [];
  await tab.page.exposeFunction('hear', (text: string) => heard.push(text));
  await tab.page.addInitScript(watchRegions);
  return () => heard.splice(0);
}

/** Runs in the page, so it may use nothing from outside. */
function watchRegions(): void {
  const { hear } = window as unknown as { readonly hear: (text: string) => void };
  const regions = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';
  const last = new WeakMap<Element, string>();
  const listen = (region: Element): void => {
    const text = region.textContent.trim().replace(/\s+/g, ' ');
    const isNew = text !== '' && text !== last.get(region) && region.checkVisibility();
    last.set(region, text);
    if (isNew) hear(text);
  };
  new MutationObserver((changes) => {
    const touched = changes.flatMap(({ target, addedNodes }) => {
      const around = (target instanceof Element ? target : target.parentElement)?.closest(regions);
      const added = [...addedNodes].filter((node) => node instanceof Element);
      return [...(around ? [around] : []), ...added.flatMap((one) => [...one.querySelectorAll(regions)])];
    });
    new Set(touched).forEach(listen);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
