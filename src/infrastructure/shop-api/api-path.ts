import { GatewayError } from '#src/application/ports/gateway-error';
import { storableText } from './storable-text';

/** `/api/orders/R1/coupon_codes/a%2Fb`: a path of the shop back end with every part encoded. */
export function apiPath(parts: readonly (string | number)[]): string {
  return `/api/${parts.map((part) => encodePart(storableText(String(part)))).join('/')}`;
}

/** Refuses the segments '', '.' and '..', which browsers resolve, so that they would address another resource. */
function encodePart(part: string): string {
  if (part === '' || part === '.' || part === '..') {
    throw new GatewayError({ code: 'not_found', message: 'No such thing can be addressed' });
  }
  return encodeURIComponent(part);
}
