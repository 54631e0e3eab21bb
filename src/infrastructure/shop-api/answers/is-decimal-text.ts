import { Matches } from 'class-validator';

/** A measure as text, such as "9.3". */
export function IsDecimalText(): PropertyDecorator {
  return Matches(/^\d+(\.\d+)?$/);
}
