import { type Checked, fields, integer, rows, text } from '#src/infrastructure/shared/checks';
import type { ChecksOf } from '#src/infrastructure/shop-api/wire';

const paymentMethodResponse = fields({ id: integer, method_type: text } satisfies ChecksOf<'PaymentMethod'>);

/** The ways in which an order can be paid. */
export const paymentMethodsResponse = fields({
  payment_methods: rows(paymentMethodResponse),
} satisfies ChecksOf<'Order'>);

const withoutCard = ['check', 'store_credit', 'gift_card'];

/** The method for cards: `gateway`, or the provider's own name. Undefined when the order can be paid by none. */
export function cardMethodId({ payment_methods: methods }: Checked<typeof paymentMethodsResponse>): number | undefined {
  const byGateway = methods.find(({ method_type: type }) => type === 'gateway');
  return (byGateway ?? methods.find(({ method_type: type }) => !withoutCard.includes(type)))?.id;
}
