import type { Location } from 'react-router-dom';
import { type OpenedPage, OpenPage } from '#src/application/content/open-page';
import type { Used } from '#src/application/ports/token';
import type { PageContent } from '#src/domain/page/page-content';
import { canonicalPath, type LoadedPage, matchRoute, type PageRoute, PageRoutes, routeForContent } from './page-route';

export type ShownPage =
  | {
      readonly kind: 'page';
      readonly location: Location;
      readonly page: LoadedPage;
      readonly content: PageContent | undefined;
      readonly params: Readonly<Record<string, string | undefined>>;
    }
  | { readonly kind: 'not-found' | 'server-error'; readonly location: Location };

export type Resolution = ShownPage | { readonly kind: 'reload' } | { readonly kind: 'unreachable' };

/** Finds the page of an address, and loads its code and content (spec §2 Page shell and behavior). */
export class PageLoader {
  static readonly uses = { openPage: OpenPage, routes: PageRoutes };

  private readonly brokenRoutes = new Set<PageRoute>();

  constructor(private readonly use: Used<typeof PageLoader.uses>) {}

  /** The location by the page's one address: links may be typed in capitals. */
  canonical(location: Location): Location {
    const pathname = canonicalPath(this.use.routes, location.pathname);
    return pathname === location.pathname ? location : { ...location, pathname };
  }

  /** Content that is at hand is not loaded again. `from` is where the shopper is, once a page is shown. */
  async load(location: Location, opened: OpenedPage | undefined, from?: Location): Promise<Resolution> {
    const match = matchRoute(this.use.routes, location.pathname);
    if (!match) return { kind: 'not-found', location };
    const { route, params } = match;
    if (from && this.crossesPolicies(from, route)) return { kind: 'reload' };
    const [page, result] = await Promise.all([
      route.load().catch(() => undefined),
      route.hasContent ? this.use.openPage.execute(withSlash(location.pathname), opened) : opened,
    ]);
    if (result?.kind === 'not-found' || result?.kind === 'server-error') return { kind: result.kind, location };
    if (result?.kind === 'reload' || result?.kind === 'unreachable') return result;
    const needed = result ? routeForContent(route, result.content) : route;
    const shown = needed === route ? page : await needed.load().catch(() => undefined);
    if (!shown) return { kind: this.afterBrokenCode(route) };
    return { kind: 'page', location, page: shown, params, content: result?.content };
  }

  private crossesPolicies(from: Location, route: PageRoute): boolean {
    const left = matchRoute(this.use.routes, from.pathname)?.route;
    return (left?.hasOwnPolicy ?? false) !== (route.hasOwnPolicy ?? false);
  }

  /**
   * The shopper returns to the last page (spec §8 Client). Browsers may remember that a module failed, so a second try
   * loads the whole document.
   */
  private afterBrokenCode(route: PageRoute): 'unreachable' | 'reload' {
    if (this.brokenRoutes.has(route)) return 'reload';
    this.brokenRoutes.add(route);
    return 'unreachable';
  }
}

function withSlash(pathname: string): string {
  return pathname.endsWith('/') ? pathname : `${pathname}/`;
}
