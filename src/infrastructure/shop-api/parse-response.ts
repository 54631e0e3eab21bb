import { GatewayError } from '#src/application/ports/gateway-error';
import { type Check, checked } from '#src/infrastructure/shared/checks';
import { isRecord, parseJson } from '#src/infrastructure/shared/json';

/** Checks a successful response. Throws `wrong_shape`. */
export function parseResponse<T>(check: Check<T>, text: string): T {
  const body = parseJson(text);
  if (!isRecord(body))
    throw new GatewayError({ code: 'wrong_shape', message: 'The answer of the shop is no JSON object' });
  return checked(check, body);
}
