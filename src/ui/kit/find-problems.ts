import { validateSync } from 'class-validator';
import type { Problems, Values } from './form';

/** Returns the first rule that each field breaks. */
export function findProblems<F extends string>(Rules: new () => Values<F>, values: Values<F>): Problems<F> {
  const typed = Object.assign(new Rules(), values);
  const found = validateSync(typed).map(({ property, constraints = {} }) => [property, Object.values(constraints)[0]]);
  return Object.fromEntries(found) as Problems<F>;
}
