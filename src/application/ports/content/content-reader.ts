import { token } from '#src/application/ports/token';
import type { Region } from '#src/domain/geography/shippable';
import type { PageContent } from '#src/domain/page/page-content';
import type { Catalogue, ShellContent } from '#src/domain/site/site-content';

/**
 * Editorial content (spec §2 Page shell and behavior). In the browser it comes from the files of the build; at build
 * time and in preview from the content service. Rejects with GatewayError; absence of a page is undefined.
 */
export interface ContentReader {
  /** The content of a page by its path without language prefix, "/products/quiet-red/". */
  readPage(path: string): Promise<PageContent | undefined>;
  readShell(): Promise<ShellContent>;
  readCatalogue(): Promise<Catalogue>;
  /** The states of the catalogue alone: every visit needs them, and few need the rest. */
  readRegions(): Promise<readonly Region[]>;
}

export const ContentReader = token<ContentReader>('ContentReader');
