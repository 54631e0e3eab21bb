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
    const named = document.querySelector('[name=scripts]')?.content;
    // In development, documents have the script itself.
    if (!named) return;
    const [run, others] = named.split('; ').map((list) => list.split(' '));
    // The entry, and before it what it imports: asked for by themselves, they are evaluated in a task each.
    Promise.all(run.map((address) => import(address))).catch((error) => {
      earlyEvents.fail();
      reportError(error);
    });
    // The largest are on their way; between the others the browser answers the shopper.
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
