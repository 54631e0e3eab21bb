import type { OrderKey } from '#src/domain/cart/order';

/** The shape of an order's number and token. Storage may hold anything else, such as the text "undefined". */
const plausible = /^(?!(null|undefined|NaN|true|false)$)[\w-]{1,64}$/;

/** The key of an order as it was stored; undefined when a part is missing or has another shape. */
export function storedOrderKey(number: string | undefined, token: string | undefined): OrderKey | undefined {
  return number && token && plausible.test(number) && plausible.test(token) ? { number, token } : undefined;
}
