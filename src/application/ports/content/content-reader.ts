import { token } from '#src/application/ports/token';
import type { PageContent } from '#src/domain/content/page-content';
import type { Catalogue, ShellContent } from '#src/domain/content/site-content';
import type { Region } from '#src/domain/geography/shippable';

/** Rejects with GatewayError; absence of a page is undefined (spec §2 Page shell and behavior). */
export interface ContentReader {
  /** Without language prefix, "/products/quiet-red/". */
  readPage(path: string): Promise<PageContent | undefined>;
  readShell(): Promise<ShellContent>;
  readCatalogue(): Promise<Catalogue>;
  /** The states of the catalogue alone: every visit needs them, and few need the rest. */
  readRegions(): Promise<readonly Region[]>;
}

export const ContentReader = token<ContentReader>('ContentReader');
