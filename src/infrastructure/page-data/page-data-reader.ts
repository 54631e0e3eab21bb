import type { BuildReader } from '#src/application/ports/content/build-reader';
import type { ContentReader } from '#src/application/ports/content/content-reader';
import type { Region } from '#src/domain/geography/shippable';
import type { PageContent } from '#src/domain/page/page-content';
import type { Catalogue, ShellContent } from '#src/domain/site/site-content';
import { loadOnce } from '#src/infrastructure/shared/load-once';
import { readBuildFile, readExistingBuildFile } from './build-file';

/** URL of a page's content in the build. `path` has no language prefix. */
export function pageDataUrl(path: string): string {
  return `/page-data${path}page-data.json`;
}

/**
 * Reads the files of the build: one per page, one with the build's id, and static ones for the whole site (spec §2, §7
 * Framework calls). They come from the shop's own build, so their shape is not checked.
 */
export class PageDataReader implements ContentReader, BuildReader {
  readonly isBuilt = true;
  private readonly catalogue = loadOnce(() => readExistingBuildFile<Catalogue>('/page-data/static/catalogue.json'));
  private readonly regions = loadOnce(() => readExistingBuildFile<readonly Region[]>('/page-data/static/regions.json'));

  constructor(readonly runningBuildId: string) {}

  readPage(path: string): Promise<PageContent | undefined> {
    return readBuildFile<PageContent>(pageDataUrl(path));
  }

  async readShell(): Promise<ShellContent> {
    return readExistingBuildFile<ShellContent>('/page-data/static/shell.json');
  }

  readCatalogue(): Promise<Catalogue> {
    return this.catalogue();
  }

  readRegions(): Promise<readonly Region[]> {
    return this.regions();
  }

  async readBuildId(): Promise<string> {
    return (await readExistingBuildFile<{ readonly buildId: string }>('/page-data/app-data.json')).buildId;
  }
}
