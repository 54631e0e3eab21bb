import { type PageToPrefetch, PrefetchPages } from '#src/application/content/prefetch-pages';
import { PageLinks } from '#src/application/ports/browser/page-links';
import type { Used } from '#src/application/ports/token';
import { NavigationPresenter } from './navigation.presenter';
import { matchRoute, PageRoutes } from './page-route';
import { SiteIdentity } from './site-identity';

/** These parameters are for one visit alone (spec §2 Query parameters read on load). */
const secret = /token|credential/i;

/** Prefetches the pages that the links on the page lead to (spec §9 Framework prefetch). */
export class LinkWatch {
  static readonly uses = {
    links: PageLinks,
    prefetch: PrefetchPages,
    routes: PageRoutes,
    navigation: NavigationPresenter,
    site: SiteIdentity,
  };

  constructor(private readonly use: Used<typeof LinkWatch.uses>) {}

  /** The page's origin may differ from the shop's address in tests. */
  mount(origin: string): () => void {
    const stops = [
      this.use.links.onSeen((address) => {
        const page = this.pageAt(address, origin);
        if (page) this.use.prefetch.later(page.path);
      }),
      this.use.links.onMeant((address) => {
        const page = this.pageAt(address, origin);
        if (page) void this.use.prefetch.now(page);
      }),
      () => this.use.prefetch.stop(),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Leaves out account, cart, checkout, returns from sign-in, and the shown page. */
  private pageAt(address: string, origin: string): PageToPrefetch | undefined {
    const { prefix } = this.use.site;
    // For a link without a valid address, browsers give a text that is no address either.
    if (!address.startsWith(`${origin}/`)) return undefined;
    const url = new URL(address);
    if (!`${url.pathname}/`.startsWith(`${prefix}/`) || secret.test(url.search)) return undefined;
    const pathname = withSlash(url.pathname.slice(prefix.length));
    // Files of the site, such as a feed, are not pages.
    if (pathname.split('/').at(-2)?.includes('.')) return undefined;
    const shown = this.use.navigation.shown?.location.pathname;
    const route = matchRoute(this.use.routes, pathname)?.route;
    if (!route?.hasContent || (shown !== undefined && withSlash(shown) === pathname)) return undefined;
    return { path: pathname, loadCode: () => route.load() };
  }
}

function withSlash(pathname: string): string {
  return pathname.endsWith('/') ? pathname : `${pathname}/`;
}
