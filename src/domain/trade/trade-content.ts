import type { PageMeta } from '#src/domain/content/page-meta';
import type { Prose } from '#src/domain/content/prose';
import type { PriceListRow } from './price-list';

/** The wholesale prices of wine (spec §2 trade, wines). */
export interface PriceListContent extends PageMeta {
  readonly kind: 'price-list';
  readonly body: Prose;
  readonly rows: readonly PriceListRow[];
}

/** A file to download. */
export interface Download {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  /** Bytes. */
  readonly size: number;
  /** "SVG". */
  readonly format: string;
}

/** Files for people who sell wine (spec §2 trade, materials). */
export interface DownloadsContent extends PageMeta {
  readonly kind: 'downloads';
  readonly body: Prose;
  readonly files: readonly Download[];
}
