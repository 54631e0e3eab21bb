import type { PageContent } from '#src/domain/page/page-content';
import type { LoadedPage } from '#src/ui/shell/page-route';
import type { LazyAdapters } from './lazy-adapters';

/**
 * The answer of a server to a direct load: the page with its content, which search and the sitemap know as well unless its
 * editors leave it out; a document of its own, which the browser fills from the shopper's data; or the app shell, for
 * addresses that only the browser knows.
 */
type ServedAs =
  | { readonly servedAs: 'content'; readonly name: PageContent['kind'] }
  | { readonly servedAs: 'document' | 'app-shell'; readonly name: string };

/**
 * The code of a page: the loader of its view with its head, and the adapters that it needs besides those of every page. Its document preloads both: the view by its name, which is that of its file. The comment in the import names the
 * scripts that it shares with other pages of the same moment of a visit (tools/site/scripts.ts).
 */
export interface PageCode {
  readonly name: string;
  readonly load: () => Promise<{ readonly page: LoadedPage }>;
  readonly needs?: readonly LazyAdapters[];
}

/**
 * A kind of page: all that the router, the build, the servers and the reader of content need to know of it. A page with
 * content is called as its content.
 */
export type PageKind = ServedAs & PageTraits;

interface PageTraits extends PageCode {
  /** The pattern of its addresses, without language prefix. */
  readonly path: string;
  /** True when it needs to know who is there: the session starts before it. */
  readonly needsSession?: boolean;
  /** True when its document has its own security policy. */
  readonly hasOwnPolicy?: boolean;
  /**
   * Returns more code for the same page, when its content needs that; undefined when its own is sufficient. The document has
   * such content from the beginning, so it is no lazy view, and other pages of the kind do not load its code.
   */
  forContent?(content: PageContent): PageCode | undefined;
}

type Code = [path: string, load: PageCode['load'], ...needs: LazyAdapters[]];

const page = (path: string, load: PageCode['load'], ...needs: LazyAdapters[]) => ({ path, load, needs });
export const content = (name: PageContent['kind'], ...code: Code): PageKind => ({
  name,
  servedAs: 'content',
  ...page(...code),
});
export const document = (name: string, ...code: Code): PageKind => ({ name, servedAs: 'document', ...page(...code) });
export const appShell = (name: string, ...code: Code): PageKind => ({ name, servedAs: 'app-shell', ...page(...code) });
/** A page of the account. Sign-in brings adapters along: its own, those of the cart, and the seldom ones. */
export const account = (name: string, ...code: Code): PageKind => ({ ...appShell(name, ...code), needsSession: true });
