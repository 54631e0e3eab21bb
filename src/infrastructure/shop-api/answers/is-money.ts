import { ValidateBy } from 'class-validator';
import { parseMoney } from '#src/domain/money/money';

/** A decimal amount as text, such as "14.0". */
export function IsMoney(): PropertyDecorator {
  return ValidateBy({
    name: 'isMoney',
    validator: { validate: (value: unknown) => typeof value === 'string' && parseMoney(value) !== undefined },
  });
}
