import { type ResponseVariant, responseVariants } from '#sandbox/shop/response-variants';

/** At night contracts run on both; `npm test` has time for the one that the specification shows. */
export const testedVariants: readonly ResponseVariant[] =
  process.env['CONTRACT_VARIANTS'] === 'all' ? responseVariants : responseVariants.slice(0, 1);
