import { Matches, ValidateBy } from 'class-validator';
import { parseMoney } from '#src/domain/money/money';
import { isRecord } from '#src/infrastructure/shared/json';

export const maxUnits = 1_000_000;
/** Keeps calculated dates and amounts in range. */
export const maxRepeats = 1000;

/** An integer from `min` to `max`. */
export function IsCount(min: 0 | 1, max: number): PropertyDecorator {
  return check('isCount', (value) => Number.isInteger(value) && (value as number) >= min && (value as number) <= max);
}

/** A decimal amount as text, such as "14.0". */
export function IsMoney(): PropertyDecorator {
  return check('isMoney', (value) => typeof value === 'string' && parseMoney(value) !== undefined);
}

/** A number as text, such as "9.3". */
export function IsDecimalText(): PropertyDecorator {
  return Matches(/^\d+(\.\d+)?$/);
}

/** A timestamp or a plain date in ISO 8601. */
export function IsMoment(): PropertyDecorator {
  return check(
    'isMoment',
    (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value)),
  );
}

/** A list of skus with quantities. */
export function IsParts(): PropertyDecorator {
  return check('isParts', (value) => Array.isArray(value) && value.every(isPart));
}

function isPart(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value['sku'] === 'string' &&
    Number.isInteger(value['quantity']) &&
    (value['quantity'] as number) >= 0
  );
}

function check(name: string, validate: (value: unknown) => boolean): PropertyDecorator {
  return ValidateBy({ name, validator: { validate } });
}
