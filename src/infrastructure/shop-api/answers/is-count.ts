import { ValidateBy } from 'class-validator';

/** More of one thing than any order holds. */
export const mostUnits = 1_000_000;
/** More deliveries, and more days between them, than anybody lives to see; dates and amounts made of them stay in range. */
export const mostOften = 1000;

/** A whole number that can be reckoned with. */
export function IsCount(least: 0 | 1, most: number): PropertyDecorator {
  return ValidateBy({
    name: 'isCount',
    validator: {
      validate: (value: unknown) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
    },
  });
}
