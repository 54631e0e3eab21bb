import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readVariants } from './read-variants';

const catalogue = readVariants(readFileSync(fileURLToPath(new URL('./variants.csv', import.meta.url)), 'utf8'));

/** Everything the shop sells, in the order of the table: parts come before the packs that contain them. */
export const variants = catalogue.sold;

/** Variants that were sold once: they are in past orders and have no page. */
export const discontinuedVariants = catalogue.discontinued;
