import { ValidateBy } from 'class-validator';
import { isRecord } from '#src/infrastructure/shared/is-record';

/** What a pack holds: skus, each with a quantity. */
export function IsParts(): PropertyDecorator {
  return ValidateBy({
    name: 'isParts',
    validator: { validate: (value: unknown) => Array.isArray(value) && value.every(isPart) },
  });
}

function isPart(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value['sku'] === 'string' &&
    Number.isInteger(value['quantity']) &&
    (value['quantity'] as number) >= 0
  );
}
