import { CartState } from '#src/application/ports/state/cart-state';
import type { Used } from '#src/application/ports/token';
import type { LineItem } from '#src/domain/cart/line-item';
import { canBeBought, type Order } from '#src/domain/cart/order';
import { summarize } from '#src/domain/cart/order-summary';
import { type ShownLine, shownLines } from '#src/domain/cart/quantity';
import { needsAdult } from '#src/domain/checkout/checkout-conditions';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { CartLoader } from './cart-loader';
import { type KnownOfLine, type OrderRow, OrderRows } from './order-rows';
import { asSummary, type Summary } from './summary';

/** The cart as every page of it shows it, with quantities as the shopper wants them (spec §3 Order / cart). */
export class ShownCart {
  static readonly uses = { cart: CartState, loader: CartLoader, catalogue: CatalogueStore, orderRows: OrderRows };

  constructor(private readonly use: Used<typeof ShownCart.uses>) {
    autoObservable(this);
  }

  /** Loads the missing parts; returns a function that stops waiting for them. */
  watch(): () => void {
    void this.use.catalogue.load();
    return this.use.loader.watch();
  }

  get isLoaded(): boolean {
    return this.use.loader.isLoaded;
  }

  get loadFailure(): string | undefined {
    return this.use.loader.failure;
  }

  async retryLoading(): Promise<void> {
    await this.use.loader.load();
  }

  get order(): Order | undefined {
    return this.use.cart.current;
  }

  get rows(): readonly OrderRow[] {
    return this.rowsWith(() => ({}));
  }

  /** The rows with facts that the order does not have. */
  rowsWith(knownOf: (line: LineItem) => KnownOfLine): readonly OrderRow[] {
    return this.order ? this.use.orderRows.of(this.order, this.lines, knownOf) : [];
  }

  get isEmpty(): boolean {
    return this.lines.length === 0;
  }

  get units(): number {
    return this.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  }

  get summary(): Summary | undefined {
    return this.summaryWith({});
  }

  /** The summary with another message in place of the shipping costs until the address is known. */
  summaryWith(messages: { readonly shippingLater?: string }): Summary | undefined {
    const { current, intents } = this.use.cart;
    return current && asSummary(summarize(current), { isPending: intents.size > 0, ...messages });
  }

  /** True when the order may go to checkout (spec §5 noIndividualPurchase). */
  get canCheckOut(): boolean {
    return this.order !== undefined && canBeBought(this.order);
  }

  /** Is also true until the products are known. */
  get needsAdult(): boolean {
    return (
      this.order !== undefined && (!this.use.catalogue.current || needsAdult(this.order, this.use.catalogue.current))
    );
  }

  private get lines(): readonly ShownLine[] {
    const { current, intents } = this.use.cart;
    return current ? shownLines(current, intents) : [];
  }
}
