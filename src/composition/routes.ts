import type { Container, ContainerModule } from 'inversify';
import type { LoadView } from '../ui/app/lazy-view';
import type { LoadedPage, PageRoute } from '../ui/app/page-route';

/** A page's chunk: its view with its head, and the bindings that only this page needs. */
interface PageChunk {
  readonly page: LoadedPage;
  readonly bindings?: readonly ContainerModule[];
}

interface ViewChunk {
  readonly View: Awaited<ReturnType<LoadView>>;
  readonly bindings: readonly ContainerModule[];
}

/** The addresses of the shop (spec §2), most special first; everything else is content by its path. */
export function pageRoutes(container: Container): readonly PageRoute[] {
  const once = bindOnce(container);
  const route = (pattern: string, hasContent: boolean, load: () => Promise<PageChunk>): PageRoute => ({
    pattern,
    hasContent,
    load: async () => {
      const { page, bindings } = await load();
      once(bindings);
      return page;
    },
  });
  return [
    route('/', true, () => import('./pages/home')),
    route('/shop/', true, () => import('./pages/shop')),
    route('/products/:slug/', true, () => import('./pages/product')),
    route('/cart/', false, () => import('./pages/cart')),
    route('/checkout/', false, () => import('./pages/checkout')),
    route('/order/confirmation/:number/:id/', false, () => import('./pages/confirmation')),
    route('/blog/', true, () => import('./pages/article-list')),
    route('/blog/:slug/', true, () => import('./pages/article')),
    route('/reviews/', true, () => import('./pages/reviews')),
    route('/*', true, () => import('./pages/static-page')),
  ];
}

export function loadCartFlyout(container: Container): LoadView {
  const once = bindOnce(container);
  return async () => {
    const { View, bindings }: ViewChunk = await import('./pages/cart-flyout');
    once(bindings);
    return View;
  };
}

/** A chunk's bindings join the container when the chunk arrives, once, also when two views share them. */
function bindOnce(container: Container) {
  const bound = boundModules.get(container) ?? new Set();
  boundModules.set(container, bound);
  return (bindings: readonly ContainerModule[] = []) => {
    const missing = bindings.filter((module) => !bound.has(module));
    missing.forEach((module) => bound.add(module));
    container.load(...missing);
  };
}

const boundModules = new WeakMap<Container, Set<ContainerModule>>();
