/*
 * What is seen comes first: the scripts of a page are asked for when its document has been painted (docs/adr/0049). A tab in
 * the background is not painted, and some browsers do not say when they paint: there the page starts at once.
 */
{
  const { entry, scripts } = document.currentScript.dataset;

  const preload = (href) =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));

  const start = () => {
    import(entry).catch((error) => {
      window.earlyEvents.fail();
      throw error;
    });
    // The largest is on its way; between the others the browser answers the shopper.
    for (const href of scripts.split(' ').filter(Boolean)) setTimeout(preload, 0, href);
  };

  if (document.visibilityState === 'hidden' || !PerformanceObserver.supportedEntryTypes.includes('paint')) start();
  else
    new PerformanceObserver((paints, observer) => {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      start();
    }).observe({ type: 'paint', buffered: true });
}
