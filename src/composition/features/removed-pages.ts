/**
 * Patterns of the pages of features that `npm run without` took out of this shop. Content that still leads to one of them loses
 * the link, and an entry for it is left out.
 */
export const removedPages: readonly string[] = [];
