import { group, link, text } from './entry-checks';

/** A link of a block, with its text. */
export const blockLink = group({ label: text, to: link });
