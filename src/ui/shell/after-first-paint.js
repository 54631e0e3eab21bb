/*
 * Part of every document's first script. The visible part comes first: the scripts of a page are requested when its document
 * has been painted and is whole (docs/adr/0010). Browsers do not report every paint, such as one at a place to which the
 * browser scrolled, and a tab in the background is not painted: a loaded document, or one that has been whole for a while,
 * starts without.
 */
{
  const preload = (href) =>
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );

  let isPainted = document.visibilityState === 'hidden';
  let hasStarted = false;

  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    removeEventListener('DOMContentLoaded', startWhole);
    removeEventListener('load', startLoaded);
    const named = document.querySelector('[name=scripts]')?.content;
    // In development, documents have the script itself.
    if (!named) return;
    const [run, others] = named.split('; ').map((list) => list.split(' '));
    // The entry, and before it its imports: requested by themselves, they are evaluated in a task each.
    Promise.all(run.map((address) => import(address))).catch((error) => {
      earlyEvents.fail();
      reportError(error);
    });
    // The largest are on their way; between the others the browser answers the shopper.
    for (const href of others) setTimeout(preload, 0, href);
  };

  const startWhole = () => (isPainted ? start() : setTimeout(start, 1000));

  // A paint that is told is told within that time.
  const startLoaded = () => setTimeout(start, 200);

  addEventListener('DOMContentLoaded', startWhole);
  addEventListener('load', startLoaded);
  new PerformanceObserver((paints, observer) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    isPainted = true;
    if (document.readyState !== 'loading') start();
  }).observe({ type: 'paint', buffered: true });
}
