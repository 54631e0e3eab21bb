import type { Container } from './container';

/** Loads adapters; they may be bound again, which changes nothing. */
type LoadAdapters = () => Promise<{ readonly adapters: (container: Container) => void }>;

export type LazyAdapters = 'search' | 'seldom' | 'shopper' | 'views';

/** The adapters that no page starts with, by the names of their modules: a page or a view says which of them it needs. */
export const lazyAdapters: Readonly<Record<LazyAdapters, LoadAdapters>> = {
  search: () => import('./modules/search'),
  seldom: () => import('./modules/seldom'),
  shopper: () => import('./modules/shopper'),
  views: () => import('./modules/views'),
};

/** Loads code, and binds the adapters that it needs besides those that every page starts with. */
export async function loadWith<T>(
  container: Container,
  load: () => Promise<T>,
  needs: readonly LazyAdapters[] = [],
): Promise<T> {
  const [loaded, ...modules] = await Promise.all([load(), ...needs.map((name) => lazyAdapters[name]())]);
  for (const { adapters } of modules) adapters(container);
  return loaded;
}
