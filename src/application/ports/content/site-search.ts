import { token } from '#src/application/ports/token';
import type { SearchEntry } from '#src/domain/search/search-entry';

/** Finds what the site says and sells. */
export interface SiteSearch {
  /**
   * Best first; nothing for a text without words. Finds beginnings of words and words with a letter wrong, whatever their
   * case and accents, and what people call a thing besides its name. Everything of the text has to be found; only when
   * nothing has everything, a part is enough. Rejects with GatewayError while the index cannot be loaded; the next call
   * tries again.
   */
  search(text: string): Promise<readonly SearchEntry[]>;
}

export const SiteSearch = token<SiteSearch>('SiteSearch');
