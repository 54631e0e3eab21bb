import type { Cents } from './money';

const twoDecimals = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const noDecimals = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** "$14.00": US dollars with two decimals (spec §9 Currency and locale). */
export function formatMoney(amount: Cents): string {
  return twoDecimals.format(amount / 100);
}

/** "$10" but "$10.50": promotions show whole amounts without decimals (spec §9 Currency and locale). */
export function formatPromotionAmount(amount: Cents): string {
  return (amount % 100 === 0 ? noDecimals : twoDecimals).format(amount / 100);
}
