import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { PageContent } from '#src/domain/content/page-content';
import type { PageHead } from './page-head';

/** The props of a page's view: its content, when it has any, and the parameters in its address. */
export interface PageProps<C extends PageContent | undefined = PageContent | undefined> {
  readonly content: C;
  readonly params: Readonly<Record<string, string | undefined>>;
}

export interface LoadedPage {
  readonly View: ComponentType<PageProps<never>>;
  /** Title and description for what is shown. */
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
  /** Name of the page's chunk: what its document asks for ahead. */
  readonly name: string;
  readonly pattern: string;
  /** True when the page has content of its own to load, rather than only the shopper's data. */
  readonly hasContent: boolean;
  /** Its document has a policy of its own, which holds for all that is done in it: walking in or out loads a document. */
  readonly hasOwnPolicy?: boolean;
  load(): Promise<LoadedPage>;
  /** The route of the same page with more code, when its content needs that; undefined when this one does. */
  forContent?(content: PageContent): PageRoute | undefined;
}

export interface RouteMatch {
  readonly route: PageRoute;
  readonly params: PageProps['params'];
}

/** The route whose code shows this content. */
export function routeForContent(route: PageRoute, content: PageContent): PageRoute {
  return route.forContent?.(content) ?? route;
}

/** The first route whose pattern fits a path without language prefix. */
export function matchRoute(routes: readonly PageRoute[], pathname: string): RouteMatch | undefined {
  for (const route of routes) {
    const match = matchPath({ path: route.pattern, end: true }, pathname);
    if (match) return { route, params: match.params };
  }
  return undefined;
}
