/** The greatest length of a product's name at Stripe, in characters (docs.stripe.com/upgrades, 2018-10-31). */
const maxLength = 250;

/** Lists the goods of an order in one text for the page that takes its money, and counts those that do not fit. */
export function listGoods(goods: readonly string[]): string {
  const whole = goods.join(', ');
  if (whole.length <= maxLength) return whole;
  for (let shown = goods.length - 1; shown > 0; shown -= 1) {
    const text = `${goods.slice(0, shown).join(', ')} and ${goods.length - shown} more`;
    if (text.length <= maxLength) return text;
  }
  return `${whole.slice(0, maxLength - 1)}…`;
}
