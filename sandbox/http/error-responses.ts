import type { ApiErrorOptions } from './api-error';
import { ApiError } from './api-error';

/** Field to messages; fields of nested records are joined with dots. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

export function unauthorized(): ApiError {
  return new ApiError(401, { error: 'You are not authorized to perform that action.' });
}

export function unknownBearer(bearer: string): ApiError {
  return new ApiError(401, { error: `Invalid API key (${bearer}) specified.` });
}

export function forbidden(): ApiError {
  return new ApiError(403, { error: 'Only pages of this server may send that.' });
}

export function notFound(): ApiError {
  return new ApiError(404, { error: 'The resource you were looking for could not be found.' });
}

export function unexpectedTotal(): ApiError {
  return new ApiError(400, { errors: { expected_total: ['Expected total does not match actual total.'] } });
}

export function orderLocked(orderId: number): ApiError {
  return new ApiError(409, `Could not obtain lock on order ${String(orderId)}`);
}

export function keyInUse(): ApiError {
  return new ApiError(409, {
    error: 'The first call with this key is still running.',
    status_code: 'idempotency_key_in_use',
  });
}

export function invalidResource(errors: FieldErrors): ApiError {
  return new ApiError(422, { error: 'Invalid resource. Please fix errors and try again.', errors });
}

export function missingParameter(name: string): ApiError {
  const message = `param is missing or the value is empty: ${name}`;
  return new ApiError(422, { exception: message, error: message, missing_param: name });
}

/** Data stored before the failed step stays stored, as on the real server. */
export function transitionRefused(errors: FieldErrors): ApiError {
  return new ApiError(
    422,
    { error: 'The order could not be transitioned. Please fix the errors and try again.', errors },
    kept,
  );
}

export function insufficientStock(): ApiError {
  return new ApiError(
    422,
    { errors: ['Quantity is not available for items in your order'], type: 'insufficient_stock' },
    kept,
  );
}

export function tooManyRequests(): ApiError {
  return new ApiError(429, { error: 'Too many attempts. Please wait a minute before the next one.' });
}

const kept: ApiErrorOptions = { keepsChanges: true };
