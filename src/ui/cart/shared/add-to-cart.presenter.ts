import type { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { type Used, token } from '#src/application/ports/token';
import type { Cents } from '#src/domain/money/money';
import type { PrepaidPlan } from '#src/domain/prepaid/prepaid-subscription';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import { addToCartMessages } from './add-to-cart-messages';
import { CartAdditions } from './cart-additions';

/** The code may load later, so it is asked for by a name of its own. */
type AddLine = Pick<AddLineToCart, 'execute'>;
export const AddLine = token<AddLine>('AddLine');

export class AddToCartPresenter {
  static readonly uses = { addLineToCart: AddLine, additions: CartAdditions };
  static readonly isShared = false;

  readonly additions: CartAdditions;

  constructor(private readonly use: Used<typeof AddToCartPresenter.uses>) {
    this.additions = use.additions;
    autoObservable(this);
  }

  failure(sku: string): string | undefined {
    return describeFailure(this.additions.of(sku).error);
  }

  /** A second click meanwhile does nothing. */
  async add(
    { sku, name, price }: { readonly sku: string; readonly name: string; readonly price?: Cents | undefined },
    quantity = 1,
    prepaid?: PrepaidPlan,
  ): Promise<void> {
    const line = { sku, quantity, ...(price !== undefined && { price }), ...(prepaid && { prepaid }) };
    const result = await this.additions.add(sku, () => this.use.addLineToCart.execute(line));
    if (result.kind === 'done') this.additions.show(addToCartMessages.added(name));
  }
}
