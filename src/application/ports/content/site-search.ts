import { token } from '#src/application/ports/token';
import type { SearchEntry } from '#src/domain/search/search-entry';

/** Searches the site's texts and products. */
export interface SiteSearch {
  /**
   * Best first; nothing for a text without words. Finds beginnings of words and words with a wrong letter, in any case and with
   * any accents, and also other names of a thing. All words of the text must match; only when no entry has all of them, some
   * suffice. Rejects with GatewayError while the index cannot be loaded; the next call tries again.
   */
  search(text: string): Promise<readonly SearchEntry[]>;
}

export const SiteSearch = token<SiteSearch>('SiteSearch');
