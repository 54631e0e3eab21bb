import { type FieldErrors, GatewayError } from '#src/application/ports/gateway-error';

export function unauthorized(): GatewayError {
  return new GatewayError({
    code: 'unauthorized',
    status: 401,
    message: 'You are not authorized to perform that action.',
  });
}

export function notFound(): GatewayError {
  return new GatewayError({
    code: 'not_found',
    status: 404,
    message: 'The resource you were looking for could not be found.',
  });
}

export function lockedOrder(id: number): GatewayError {
  return new GatewayError({ code: 'unknown', status: 409, message: `Could not obtain lock on order ${id}` });
}

export function invalid(errors: FieldErrors): GatewayError {
  const message = 'Invalid resource. Please fix errors and try again.';
  return new GatewayError({ code: 'unprocessable_entity', status: 422, message, errors });
}

export function noTransition(errors: FieldErrors): GatewayError {
  const message = 'The order could not be transitioned. Please fix the errors and try again.';
  return new GatewayError({ code: 'unprocessable_entity', status: 422, message, errors });
}

export function insufficientStock(): GatewayError {
  const errors = { base: ['Quantity is not available for items in your order'] };
  return new GatewayError({ code: 'unprocessable_entity', status: 422, errors, reason: 'insufficient_stock' });
}

export function rateLimited(): GatewayError {
  return new GatewayError({
    code: 'rate_limited',
    status: 429,
    message: 'Too many attempts. Please wait a minute before the next one.',
  });
}

export function deniedCode(reason: string, message: string): GatewayError {
  return new GatewayError({ code: 'unprocessable_entity', status: 422, message, reason });
}
