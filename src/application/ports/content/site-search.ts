import { token } from '#src/application/ports/token';
import type { SearchEntry } from '#src/domain/search/search-entry';

export interface SiteSearch {
  /**
   * Best first; nothing for a text without words. Forgives case, accents, a wrong letter and other names; a part of the
   * text is enough only when nothing has everything. Rejects with GatewayError while the index cannot be loaded; the
   * next call tries again.
   */
  search(text: string): Promise<readonly SearchEntry[]>;
}

export const SiteSearch = token<SiteSearch>('SiteSearch');
