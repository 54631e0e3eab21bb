import type { Picture, Product, Tint } from '../../../domain/catalogue/product';
import { normalisePackName } from '../../../domain/catalogue/pack-detection';
import type { ShownLine } from '../../../domain/cart/quantity-intents';
import { formatMoney } from '../../../domain/money/format-money';

/** A line as the cart shows it. */
export interface LineRow {
  readonly id: number;
  readonly name: string;
  readonly to: string;
  readonly picture: Picture | undefined;
  readonly tint: Tint | undefined;
  readonly details: string;
  readonly quantity: number;
  readonly price: string;
  readonly amount: string;
  /** The server has not confirmed the quantity yet. */
  readonly isPending: boolean;
  readonly cannotBeBoughtAlone: boolean;
  readonly failure: string | undefined;
}

export function asLineRow({ line, quantity, amount, pending }: ShownLine, product: Product | undefined, failure: string | undefined): LineRow {
  return {
    id: line.id,
    name: normalisePackName(line.variant.name),
    to: `/products/${line.variant.slug}/`,
    picture: product?.picture ?? line.variant.picture,
    tint: product?.tint,
    details: line.variant.optionsText,
    quantity,
    price: formatMoney(line.price),
    amount: formatMoney(amount),
    isPending: pending,
    cannotBeBoughtAlone: line.variant.noIndividualPurchase,
    failure,
  };
}
