import type { StoredCart, WireOrder } from '#test/journeys/support/wire-order';
import { askShopApi } from './shop-api';

interface EngineOrder {
  readonly code: string;
  readonly token: string;
  readonly state: string;
  readonly checkoutStep: string;
  readonly contactEmail: string | null;
  readonly totalWithTax: number;
  readonly referralIdentifier: string | null;
  readonly promotions: readonly { readonly couponCode: string | null }[];
  readonly lines: readonly EngineLine[];
}

interface EngineLine {
  readonly id: string;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly productVariant: { readonly name: string };
  readonly customFields: { readonly parts: string };
  readonly prepaid: {
    readonly installmentCount: number;
    readonly intervalLength: number;
    readonly intervalUnit: string;
    readonly actionableDate: string | null;
  } | null;
  readonly discounts: readonly { readonly description: string; readonly type: string }[];
}

const fields = `
  code token state checkoutStep contactEmail totalWithTax referralIdentifier
  promotions { couponCode }
  lines { id quantity unitPrice productVariant { name } customFields { parts }
    prepaid { installmentCount intervalLength intervalUnit actionableDate }
    discounts { description type }
  }`;

/** The order as it is on the engine, in the words of the specification's wire. */
export async function readVendureOrder(cart: StoredCart): Promise<WireOrder> {
  const { shopOrder: order } = await askShopApi<{ shopOrder: EngineOrder }>(`{ shopOrder { ${fields} } }`, {}, cart);
  return {
    number: order.code,
    state: order.state === 'AddingItems' ? order.checkoutStep : 'complete',
    email: order.contactEmail,
    total: dollars(order.totalWithTax),
    referral_identifier: order.referralIdentifier,
    line_items: order.lines.map((line) => ({
      id: line.id,
      quantity: line.quantity,
      price: dollars(line.unitPrice),
      variant: line.productVariant,
      parts: JSON.parse(line.customFields.parts) as WireOrder['line_items'][number]['parts'],
      pre_paid_subscription: line.prepaid && planOf(line.prepaid, order.state),
      adjustments: line.discounts.map(({ description }) => ({
        eligible: true,
        label: description,
        source_type: 'Spree::PromotionAction',
      })),
    })),
    adjustments: order.promotions.flatMap(({ couponCode }) =>
      couponCode === null ? [] : [{ eligible: true, promotion_code: { value: couponCode.toLowerCase() } }],
    ),
  };
}

/** A plan has a next day from the moment at which its order is placed until its last delivery. */
function planOf(
  { installmentCount, intervalLength, intervalUnit, actionableDate }: NonNullable<EngineLine['prepaid']>,
  orderState: string,
): NonNullable<WireOrder['line_items'][number]['pre_paid_subscription']> {
  const placed = actionableDate === null ? 'completed' : 'active';
  return {
    installment_count: installmentCount,
    interval_length: intervalLength,
    interval_units: intervalUnit,
    state: orderState === 'AddingItems' ? 'pending' : placed,
  };
}

/** The number of a customer's newest order that is not complete; undefined when there is none. */
export async function currentVendureOrderOf(jwt: string): Promise<string | undefined> {
  const { currentOrder } = await askShopApi<{ currentOrder: { readonly code: string } | null }>(
    '{ currentOrder { code } }',
    {},
    { jwt },
  );
  return currentOrder?.code;
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}
