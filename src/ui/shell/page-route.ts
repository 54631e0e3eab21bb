import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { token } from '#src/application/ports/token';
import type { PageContent } from '#src/domain/content/page-content';
import type { PageHead } from './page-head';

/** The props of a page's view: its content, when it has any, and the parameters in its address. */
export interface PageProps<C extends PageContent | undefined = PageContent | undefined> {
  readonly content: C;
  readonly params: Readonly<Record<string, string | undefined>>;
}

export interface LoadedPage {
  readonly View: ComponentType<PageProps<never>>;
  /** Returns title and description of the shown page. */
  head(content: PageContent | undefined): PageHead;
}

/** Pairs a view with its head; the page's content kind is checked where the route loads it. */
export function definePage<C extends PageContent | undefined>(page: {
  readonly View: ComponentType<PageProps<C>>;
  head(content: C): PageHead;
}): LoadedPage {
  return page as unknown as LoadedPage;
}

/** One address pattern of the shop (spec §2), without language prefix. */
export interface PageRoute {
  /** The name of the page's chunk, which its document preloads. */
  readonly name: string;
  /** The names of the adapters that come with it, which its document preloads as well. */
  readonly needs?: readonly string[];
  readonly pattern: string;
  /** True when the page has content of its own to load, rather than only the shopper's data. */
  readonly hasContent: boolean;
  /**
   * True when its document has its own security policy, which applies until the next document: entering or leaving the
   * page loads a document.
   */
  readonly hasOwnPolicy?: boolean;
  load(): Promise<LoadedPage>;
  /**
   * Returns the route of the same page with more code, when its content needs that; undefined when this one is
   * sufficient.
   */
  forContent?(content: PageContent): PageRoute | undefined;
}

/** The pages of the shop, the most specific address first. */
export const PageRoutes = token<readonly PageRoute[]>('PageRoutes');

export interface RouteMatch {
  readonly route: PageRoute;
  readonly params: PageProps['params'];
}

/** Returns the route whose code shows this content. */
export function routeForContent(route: PageRoute, content: PageContent): PageRoute {
  return route.forContent?.(content) ?? route;
}

/** Returns the first route whose pattern matches a path without language prefix. */
export function matchRoute(routes: readonly PageRoute[], pathname: string): RouteMatch | undefined {
  for (const route of routes) {
    const match = matchPath({ path: route.pattern, end: true }, pathname);
    if (match) return { route, params: match.params };
  }
  return undefined;
}
