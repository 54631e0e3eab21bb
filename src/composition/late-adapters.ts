import type { Container } from './container';

/** Binding them again changes nothing. */
type LoadAdapters = () => Promise<{ readonly adapters: (container: Container) => void }>;

export type LateAdapters = 'search' | 'seldom' | 'shopper';

/** No page starts with these; a page or a view names those that it needs. */
export const lateAdapters: Readonly<Record<LateAdapters, LoadAdapters>> = {
  search: () => import('./modules/search'),
  seldom: () => import('./modules/seldom'),
  shopper: () => import('./modules/shopper'),
};

export async function loadWith<T>(
  container: Container,
  load: () => Promise<T>,
  needs: readonly LateAdapters[] = [],
): Promise<T> {
  const [loaded, ...modules] = await Promise.all([load(), ...needs.map((name) => lateAdapters[name]())]);
  for (const { adapters } of modules) adapters(container);
  return loaded;
}
