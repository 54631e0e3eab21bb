import { ValidateBy, type ValidationOptions } from 'class-validator';
import { readUsPhone } from '#src/domain/address-book/us-phone';
import { readZipCode } from '#src/domain/address-book/zip-code';

export function IsUsPhone(options: ValidationOptions): PropertyDecorator {
  return isReadBy('isUsPhone', readUsPhone, options);
}

export function IsZipCode(options: ValidationOptions): PropertyDecorator {
  return isReadBy('isZipCode', readZipCode, options);
}

function isReadBy(name: string, read: (typed: string) => unknown, options: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'string' && read(value) !== undefined;
  return ValidateBy({ name, validator: { validate } }, options);
}
