import type { BuildReader } from '#src/application/ports/content/build-reader';
import type { ContentReader } from '#src/application/ports/content/content-reader';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { PageContent } from '#src/domain/content/page-content';
import type { Catalogue, ShellContent } from '#src/domain/content/site-content';
import { codeOfStatus } from '#src/infrastructure/shared/code-of-status';
import { loadOnce } from '#src/infrastructure/shared/load-once';

/** URL of a page's content in the build. `path` has no language prefix. */
export function pageDataUrl(path: string): string {
  return `/page-data${path}page-data.json`;
}

/**
 * Reads the files of the build: one per page, one with the build's id, and static ones for the whole site (spec §2, §7
 * Framework calls). They come from the shop's own build, so their shape is not checked.
 */
export class PageDataReader implements ContentReader, BuildReader {
  private readonly catalogue = loadOnce(() => this.fetchExisting<Catalogue>('/page-data/static/catalogue.json'));

  constructor(readonly runningBuildId: string) {}

  readPage(path: string): Promise<PageContent | undefined> {
    return this.fetchFile<PageContent>(pageDataUrl(path));
  }

  async readShell(): Promise<ShellContent> {
    return this.fetchExisting<ShellContent>('/page-data/static/shell.json');
  }

  readCatalogue(): Promise<Catalogue> {
    return this.catalogue();
  }

  async readBuildId(): Promise<string> {
    return (await this.fetchExisting<{ readonly buildId: string }>('/page-data/app-data.json')).buildId;
  }

  private async fetchExisting<T>(url: string): Promise<T> {
    const file = await this.fetchFile<T>(url);
    if (file === undefined) throw new GatewayError({ code: 'not_found', message: `${url} is not part of the build` });
    return file;
  }

  private async fetchFile<T>(url: string): Promise<T | undefined> {
    const response = await fetch(url).catch((cause: unknown) => {
      throw new GatewayError({ code: 'network_error', message: `${url} could not be loaded`, cause });
    });
    if (response.status === 404) return undefined;
    if (!response.ok)
      throw new GatewayError({
        code: codeOfStatus(response.status),
        trace: { status: response.status },
        message: `${url} answered ${response.status}`,
      });
    return response.json().catch((cause: unknown) => {
      throw new GatewayError({ code: 'wrong_shape', message: `${url} is not JSON`, cause });
    }) as Promise<T>;
  }
}
