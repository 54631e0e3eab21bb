import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import { Catch, HttpException } from '@nestjs/common';
import type { Response } from 'express';
import type { FailureCode, Fields } from './shop-failure';
import { ShopFailure } from './shop-failure';

const statuses: Readonly<Record<FailureCode, number>> = {
  UNAUTHORIZED: 401,
  TOKEN_REFUSED: 401,
  NOT_ALLOWED: 403,
  NOT_FOUND: 404,
  ORDER_LOCKED: 409,
  INVALID: 422,
  INSUFFICIENT_STOCK: 422,
  CODE_DENIED: 422,
  GIFT_CARD_DENIED: 422,
  RATE_LIMITED: 429,
};

/** By these words the storefront knows a token that it has to renew. */
const refusedToken = 'Invalid API key specified.';

/** Answers refused calls over HTTP as JSON with `error` and `errors` by sent field; all else fails as elsewhere. */
@Catch(ShopFailure, HttpException)
export class ShopFailureFilter implements ExceptionFilter<ShopFailure | HttpException> {
  catch(refusal: ShopFailure | HttpException, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    if (refusal instanceof HttpException) {
      response.status(refusal.getStatus()).json(refusal.getResponse());
      return;
    }
    const code = refusal.code as FailureCode;
    const { fields } = refusal.extensions as { readonly fields?: Fields };
    const error = code === 'TOKEN_REFUSED' ? refusedToken : refusal.message;
    response.status(statuses[code]).json({ error, ...(fields && { errors: fields }) });
  }
}
