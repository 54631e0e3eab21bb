import { type ResponseVariant, responseVariants } from '#sandbox/shop/response-variants';

/** At night contracts run on all variants, and in every way of sending. */
export const isEveryVariantTested = process.env['CONTRACT_VARIANTS'] === 'all';

/** `npm test` has time for the variant that the specification shows. */
export const testedVariants: readonly ResponseVariant[] = isEveryVariantTested
  ? responseVariants
  : responseVariants.slice(0, 1);
