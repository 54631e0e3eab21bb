/** Why a code does not count, by the server's status_code (spec §8 denial reason). */
const denials: ReadonlyMap<string, string> = new Map(
  Object.entries({
    coupon_code_not_found: 'We do not know this code. Check its spelling; capitals do not matter.',
    coupon_code_expired: 'This code has expired.',
    coupon_code_max_usage: 'This code has been used up.',
    coupon_code_not_eligible: 'This code does not fit what is in your cart.',
    coupon_code_unknown_error: 'This code cannot be used yet. Codes for free shipping work once a delivery is chosen.',
    coupon_code_better_exists: 'A code on your cart already gives you a better deal.',
    coupon_code_already_applied: 'This code is on your cart already.',
    coupon_code_not_present: 'This code is not on your cart.',
    no_user_specified: 'This code is for customers who are signed in.',
    no_user_or_email_specified: 'This code needs your e-mail address first; enter it at checkout.',
    limit_once_per_user: 'You have used this code before; it works once per person.',
    not_first_order: 'This code is for a first order.',
    no_applicable_products: 'Nothing in your cart goes with this code.',
    missing_product: 'Something that this code needs is not in your cart.',
    has_excluded_product: 'Something in your cart does not go with this code.',
    missing_taxon: 'A kind of product that this code needs is not in your cart.',
    no_matching_taxons: 'Nothing in your cart is of the kind that this code is for.',
    has_excluded_taxon: 'Something in your cart is of a kind that does not go with this code.',
  }),
);

const unknownDenial = 'This code could not be used.';

/** The shopper's words for a denied code; what has an amount in it is said in the server's own words. */
export function describeDenial(reason: string | undefined, message: string | undefined): string {
  if (reason?.startsWith('item_total')) return message ?? unknownDenial;
  return denials.get(reason ?? '') ?? message ?? unknownDenial;
}
