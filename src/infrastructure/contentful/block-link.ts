import { group, link, text } from './entry-checks';

/** A link of a block, and its words. */
export const blockLink = group({ label: text, to: link });
