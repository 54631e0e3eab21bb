import { IsInt, IsString } from 'class-validator';
import { NestedList, ResponseOf } from '#src/infrastructure/shop-api/response-fields';

@ResponseOf<'PaymentMethod'>()
class PaymentMethodResponse {
  @IsInt() readonly id!: number;
  @IsString() readonly method_type!: string;
}

/** The ways in which an order can be paid. */
@ResponseOf<'Order'>()
export class PaymentMethodsResponse {
  @NestedList(PaymentMethodResponse) readonly payment_methods!: readonly PaymentMethodResponse[];
}

const withoutCard = ['check', 'store_credit', 'gift_card'];

/** The method for cards: `gateway`, or the provider's own name. Undefined when the order can be paid by none. */
export function cardMethodId({ payment_methods: methods }: PaymentMethodsResponse): number | undefined {
  const byGateway = methods.find(({ method_type: type }) => type === 'gateway');
  return (byGateway ?? methods.find(({ method_type: type }) => !withoutCard.includes(type)))?.id;
}
