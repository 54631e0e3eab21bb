/*
 * Part of every document's first script: parts far below the first screen of a phone are laid out after the first scroll
 * (lazy-layout.ts, docs/adr/0010). Not where the browser itself scrolls, after a reload, by Back, and to an #anchor.
 */
if (!location.hash && performance.getEntriesByType('navigation')[0]?.type === 'navigate')
  document.documentElement.dataset.lazyLayout = '';
