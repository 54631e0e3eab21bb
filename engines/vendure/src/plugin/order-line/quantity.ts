import { invalid } from '#src/plugin/shop-failure';

/** Units of one line; more would not fit into the amounts that the database keeps. */
const mostUnits = 10_000;

/** Throws INVALID for a number of units that no line can have. */
export function requireQuantity(quantity: number): void {
  if (quantity < 1) throw invalid({ quantity: ['must be greater than 0'] });
  if (quantity > mostUnits) throw invalid({ quantity: [`must be less than or equal to ${mostUnits}`] });
}
