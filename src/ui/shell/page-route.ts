import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { token } from '#src/application/ports/token';
import type { PageContent } from '#src/domain/page/page-content';
import { decodeEscapes, withoutMarks } from '#src/domain/text/url-text';
import { type PageHead, partHead, unlistedHead } from './page-head';

/** Has the page's content, if any, and the parameters in its address. */
export interface PageProps<C extends PageContent | undefined = PageContent | undefined> {
  readonly content: C;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The parameters of a page's address: in its path, and behind it. */
export interface PageAddress {
  readonly params: PageProps['params'];
  readonly search: URLSearchParams;
}

export interface LoadedPage {
  readonly View: ComponentType<PageProps<never>>;
  head(content: PageContent | undefined, address: PageAddress): PageHead;
}

/** The route checks the kind of the content where it loads it. */
export function definePage<C extends PageContent | undefined>(page: {
  readonly View: ComponentType<PageProps<C>>;
  head(content: C, address: PageAddress): PageHead;
}): LoadedPage {
  return page as unknown as LoadedPage;
}

export type PageMessages = Pick<PageHead, 'title' | 'description'>;

/** Names the view of a page that an address shows; undefined for the page as such. */
export type PartOf = (address: PageAddress) => string | undefined;

/** Defines a page with only the shopper's data. */
export function unlistedPage(
  View: ComponentType<PageProps<undefined>>,
  messages: PageMessages,
  partOf: PartOf = () => undefined,
): LoadedPage {
  return definePage<undefined>({ View, head: (_none, address) => partHead(unlistedHead(messages), partOf(address)) });
}

/** Has one address pattern of the shop (spec §2), without language prefix. */
export interface PageRoute {
  /** Names the page's chunk, which its document preloads. */
  readonly name: string;
  /** Names adapters that the document preloads too. */
  readonly needs?: readonly string[];
  readonly pattern: string;
  /** False when the page has only the shopper's data. */
  readonly hasContent: boolean;
  /** True when its document has its own security policy: entering or leaving the page loads a document. */
  readonly hasOwnPolicy?: boolean;
  load(): Promise<LoadedPage>;
  /** Undefined unless the content needs a route with more code. */
  forContent?(content: PageContent): PageRoute | undefined;
}

/** The most specific address comes first. */
export const PageRoutes = token<readonly PageRoute[]>('PageRoutes');

export interface RouteMatch {
  readonly route: PageRoute;
  readonly params: PageProps['params'];
}

export function routeForContent(route: PageRoute, content: PageContent): PageRoute {
  return route.forContent?.(content) ?? route;
}

/** The path has no language prefix. */
export function matchRoute(routes: readonly PageRoute[], pathname: string): RouteMatch | undefined {
  const path = `${pathname}/`.toLowerCase();
  for (const route of routes) {
    // The router compiles a pattern each time that it is asked; most begin otherwise.
    if (!path.startsWith(beginningOf(route.pattern).toLowerCase())) continue;
    const match = matchPath({ path: route.pattern, end: true }, pathname);
    if (match) return { route, params: decodedParams(match.params) };
  }
  return undefined;
}

function decodedParams(params: PageProps['params']): PageProps['params'] {
  return Object.fromEntries(Object.entries(params).map(([name, value = '']) => [name, decodeEscapes(value) ?? value]));
}

/**
 * The one address of a page that any case leads to, also with a mark behind it (spec §2 Screens and routes). Content has no
 * capitals in its address; a number, a code or an id of the shopper's data keeps them.
 */
export function canonicalPath(routes: readonly PageRoute[], written: string): string {
  const pathname = withoutMarks(written);
  const { pattern = '', hasContent } = matchRoute(routes, pathname)?.route ?? {};
  if (hasContent) return pathname.toLowerCase();
  const beginning = beginningOf(pattern);
  return beginning.slice(0, pathname.length) + pathname.slice(beginning.length);
}

/** Returns the part before the first parameter of a pattern; parameters come last. */
function beginningOf(pattern: string): string {
  return pattern.replace(/[:*].*/, '');
}
