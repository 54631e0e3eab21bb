import { Connection } from '#src/application/ports/browser/connection';
import { BuildReader } from '#src/application/ports/content/build-reader';
import { GatewayError, hasCode } from '#src/application/ports/gateway-error';
import type { Used } from '#src/application/ports/token';
import type { PageContent } from '#src/domain/page/page-content';
import { PageCache } from './page-cache';

/** The number of retries for a page's content (spec §9 Page-data fetch retries). */
const retries = 3;

export type OpenedPage =
  | { readonly kind: 'page'; readonly content: PageContent }
  | { readonly kind: 'not-found' }
  /** The server answered 500 for this page (spec §2). */
  | { readonly kind: 'server-error' }
  /** The build has changed, or the page's files cannot be loaded: load the page in full (spec §2). */
  | { readonly kind: 'reload' }
  /** The browser is offline, where a full load would only lose the last page: stay there and say so (docs/adr/0010). */
  | { readonly kind: 'unreachable' };

/** Loads the content of a page on navigation (spec §2 Page shell and behavior). */
export class OpenPage {
  static readonly uses = { pages: PageCache, build: BuildReader, connection: Connection };

  constructor(private readonly use: Used<typeof OpenPage.uses>) {}

  /** The page of the served document is `opened` already, and only kept. */
  async execute(path: string, opened?: OpenedPage): Promise<OpenedPage> {
    if (opened) {
      if (opened.kind === 'page') this.use.pages.keepRunning(path, opened.content);
      return opened;
    }
    for (let attempt = 0; ; attempt += 1) {
      try {
        const { content, buildId } = await this.use.pages.readPage(path);
        if (buildId !== this.use.build.runningBuildId) return { kind: 'reload' };
        return content ? { kind: 'page', content } : { kind: 'not-found' };
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        if (hasCode(error, 'server_error')) return { kind: 'server-error' };
        if (hasCode(error, 'not_found')) return { kind: 'not-found' };
        if (attempt === retries) return { kind: this.use.connection.read().isOffline ? 'unreachable' : 'reload' };
      }
    }
  }
}
