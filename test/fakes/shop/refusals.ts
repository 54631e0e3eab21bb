import { type FieldErrors, GatewayError } from '#src/application/ports/gateway-error';
import type { GiftCardDenialReason } from '#src/domain/gift-card/gift-card-code';
import type { Cents } from '#src/domain/money/money';
import type { CodeDenialReason } from '#src/domain/promo-code/code-denial';

export function unauthorized(): GatewayError {
  return new GatewayError({
    code: 'unauthorized',
    message: 'You are not authorized to perform that action.',
  });
}

export function notFound(): GatewayError {
  return new GatewayError({
    code: 'not_found',
    message: 'The resource you were looking for could not be found.',
  });
}

export function lockedOrder(id: string): GatewayError {
  return new GatewayError({ code: 'locked', message: `Could not obtain lock on order ${id}` });
}

export function invalid(errors: FieldErrors): GatewayError {
  const message = 'Invalid resource. Please fix errors and try again.';
  return new GatewayError({ code: 'unprocessable_entity', message, errors });
}

export function noTransition(errors: FieldErrors): GatewayError {
  const message = 'The order could not be transitioned. Please fix the errors and try again.';
  return new GatewayError({ code: 'unprocessable_entity', message, errors });
}

/** Refuses an amount that is due and that no card can be charged. */
export function requireChargeable(due: Cents): void {
  if (due > 0 && due < 50)
    throw noTransition({ base: ['A card can be charged 50 cents at least. Please add something to your cart.'] });
}

export function insufficientStock(): GatewayError {
  const errors = { base: ['Quantity is not available for items in your order'] };
  return new GatewayError({ code: 'insufficient_stock', errors });
}

export function rateLimited(): GatewayError {
  return new GatewayError({
    code: 'rate_limited',
    message: 'Too many attempts. Please wait a minute before the next one.',
  });
}

export function deniedCode(reason: CodeDenialReason, message: string, neededItemTotal?: Cents): GatewayError {
  const codeDenial = { reason, message, ...(neededItemTotal !== undefined && { neededItemTotal }) };
  return new GatewayError({ code: 'unprocessable_entity', message, codeDenial });
}

export function deniedGiftCard(reason: GiftCardDenialReason, message: string): GatewayError {
  const code = reason === 'not_found' ? 'not_found' : 'unprocessable_entity';
  return new GatewayError({ code, message, giftCardDenial: { reason, message } });
}
