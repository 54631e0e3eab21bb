/*
 * Part of every document's first script. What is seen comes first: the scripts of a page are asked for when its document has
 * been painted and is whole (docs/adr/0049). A tab in the background is not painted, and some browsers do not say when they
 * paint: there the page starts once its document is whole.
 */
{
  const preload = (href) =>
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );

  const start = () => {
    removeEventListener('DOMContentLoaded', start);
    // In development, documents have the script itself.
    const [entry, ...others] = document.querySelector('[name=scripts]')?.content.split(' ') ?? [];
    if (!entry) return;
    import(entry).catch((error) => {
      earlyEvents.fail();
      throw error;
    });
    // The largest is on its way; between the others the browser answers the shopper.
    for (const href of others) setTimeout(preload, 0, href);
  };

  const startOnceWhole = () => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
    else start();
  };

  if (document.visibilityState === 'hidden' || !PerformanceObserver.supportedEntryTypes.includes('paint'))
    startOnceWhole();
  else
    new PerformanceObserver((paints, observer) => {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      startOnceWhole();
    }).observe({ type: 'paint', buffered: true });
}
