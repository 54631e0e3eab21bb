import { ValidateBy, type ValidationOptions } from 'class-validator';
import { isReadable } from '#src/domain/text/readable-text';

/** A readable text has a letter or a digit, so it is not empty either. */
export function IsReadable(options: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'string' && isReadable(value);
  return ValidateBy({ name: 'isReadable', validator: { validate } }, options);
}
