import type { BuildReader } from '#src/application/ports/content/build-reader';
import type { ContentReader } from '#src/application/ports/content/content-reader';
import type { GatewayError } from '#src/application/ports/gateway-error';
import type { Region } from '#src/domain/geography/shippable';
import type { PageContent } from '#src/domain/page/page-content';
import type { Catalogue, ShellContent } from '#src/domain/site/site-content';

/** Content and build of a site that lives in memory; its next reads can fail. */
export class InMemoryContentReader implements ContentReader, BuildReader {
  readonly runningBuildId = 'build-1';
  isBuilt = true;
  servedBuildId = 'build-1';
  pages: readonly PageContent[] = [];
  shell: ShellContent = { tagline: '', footerText: '' };
  catalogue: Catalogue = { products: [], kits: [], regions: [] };

  private failures: readonly GatewayError[] = [];

  readPage(path: string): Promise<PageContent | undefined> {
    return this.answer(() => this.pages.find((page) => page.path === path));
  }

  readShell(): Promise<ShellContent> {
    return this.answer(() => this.shell);
  }

  readCatalogue(): Promise<Catalogue> {
    return this.answer(() => this.catalogue);
  }

  readRegions(): Promise<readonly Region[]> {
    return this.answer(() => this.catalogue.regions);
  }

  async readBuildId(): Promise<string> {
    return this.servedBuildId;
  }

  /** Makes the next reads of content fail, one after another; later ones succeed. */
  failNext(...failures: readonly GatewayError[]): void {
    this.failures = [...this.failures, ...failures];
  }

  private async answer<T>(read: () => T): Promise<T> {
    const [failure, ...later] = this.failures;
    if (!failure) return read();
    this.failures = later;
    throw failure;
  }
}
