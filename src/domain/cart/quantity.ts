/** The most of one thing that a single order takes; more is a bulk order, made with a person. */
export const maximumQuantity = 240;

/** A quantity a line may have: a whole number from 1 to the maximum. Anything else is undefined. */
export function parseQuantity(input: string | number): number | undefined {
  const text = String(input).trim();
  if (!/^\d{1,4}$/.test(text)) return undefined;
  const quantity = Number(text);
  return quantity >= 1 && quantity <= maximumQuantity ? quantity : undefined;
}
