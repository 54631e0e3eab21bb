import type { ContentAddress } from '#src/infrastructure/contentful/page-kinds';
import { type PageSettings, shopPages } from './pages';

/** Without language prefix. Only the browser knows which addresses below them are pages. */
export function appShellPaths(settings: PageSettings): readonly string[] {
  const beginnings = shopPages(settings)
    .filter(({ servedAs }) => servedAs === 'app-shell')
    .map(({ path }) => path.replace(/[:*].*$/, '').replace(/\/?$/, '/'));
  return [...new Set(beginnings)].filter((one, _, all) => !all.some((other) => other !== one && one.startsWith(other)));
}

/** By kind, the most specific first. */
export function contentAddresses(settings: PageSettings): readonly ContentAddress[] {
  return shopPages(settings).flatMap((page) =>
    page.servedAs === 'content' ? [{ kind: page.name, path: page.path }] : [],
  );
}
