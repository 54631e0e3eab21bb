import type { Picture, Product } from '#src/domain/catalogue/product';
import { formatMoney } from '#src/domain/money/format-money';
import type { Subscription } from '#src/domain/subscription/subscription';
import type { Tint } from '#src/ui/components/tint';
import { subscriptionMessages } from '#src/ui/messages/subscription-messages';

const words = subscriptionMessages.next;

/** One thing of a delivery, ready to read. */
export interface SubscribedRow {
  readonly id: string;
  readonly name: string;
  /** Where it stands in the shop, if it does. */
  readonly to?: string;
  readonly quantity: string;
  readonly details: string;
  readonly picture: Picture | undefined;
  readonly tint: Tint | undefined;
}

/** What every delivery brings, with the colors that the catalogue knows. */
export function asSubscribedRows(
  { lineItems }: Subscription,
  productOf: (sku: string) => Product | undefined,
): readonly SubscribedRow[] {
  return lineItems.map(({ id, sku, name, quantity, price, picture, productSlug, isOneTime }) => ({
    id,
    name,
    ...(productSlug !== undefined && { to: `/products/${productSlug}/` }),
    quantity: `${quantity} ×`,
    details: [words.each(formatMoney(price)), isOneTime && words.once].filter(Boolean).join(' · '),
    picture: picture ?? productOf(sku)?.picture,
    tint: productOf(sku)?.tint,
  }));
}
