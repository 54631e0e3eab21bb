import { runInAction, when } from 'mobx';
import { ChangeLineQuantity } from '#src/application/cart/change-line-quantity';
import { FindUnavailableLines } from '#src/application/checkout/find-unavailable-lines';
import { CartState } from '#src/application/ports/state/cart-state';
import type { DependenciesOf } from '#src/application/ports/token';
import { canBeBought } from '#src/domain/cart/order';
import { summarize } from '#src/domain/cart/order-summary';
import { maximumQuantity, parseQuantity, shownLines } from '#src/domain/cart/quantity';
import { needsAdult } from '#src/domain/checkout/checkout-conditions';
import { CartLineActions } from '#src/ui/cart/shared/cart-actions';
import { CartLoader } from '#src/ui/cart/shared/cart-loader';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import type { LineRow } from '#src/ui/cart/shared/line-row';
import { linesOf, type OrderRow, OrderRows } from '#src/ui/cart/shared/order-rows';
import { asSummary, type Summary } from '#src/ui/cart/shared/summary';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import type { Presenter } from '#src/ui/kit/use-presenter';

/** Presents the cart, on its page and in the flyout (spec §1 Cart and order handling). */
export class CartPresenter implements Presenter {
  static readonly dependencies: DependenciesOf<typeof CartPresenter> = [
    CartState,
    CartLoader,
    CatalogueStore,
    OrderRows,
    ChangeLineQuantity,
    FindUnavailableLines,
    CartLineActions,
  ];
  static readonly isShared = false;

  /** By line item id. */
  private typingProblems: ReadonlyMap<string, string> = new Map();
  /** By sku; has only products with insufficient stock. */
  private available: ReadonlyMap<string, number> = new Map();
  private readonly checkingStock = new Action();

  constructor(
    private readonly cart: CartState,
    private readonly loader: CartLoader,
    private readonly catalogue: CatalogueStore,
    private readonly orderRows: OrderRows,
    private readonly changeLineQuantity: ChangeLineQuantity,
    private readonly findUnavailableLines: FindUnavailableLines,
    private readonly lineActions: CartLineActions,
  ) {
    autoObservable(this);
  }

  mount(): () => void {
    void this.catalogue.load();
    const stops = [
      this.loader.watch(),
      when(
        () => this.isLoaded,
        () => void this.checkStock(),
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }

  get isLoaded(): boolean {
    return this.loader.isLoaded;
  }

  get loadFailure(): string | undefined {
    return this.loader.failure;
  }

  get isEmpty(): boolean {
    return this.lines.length === 0;
  }

  get units(): number {
    return this.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  }

  get rows(): readonly OrderRow[] {
    const { current, intents } = this.cart;
    if (!current) return [];
    return this.orderRows.of(current, shownLines(current, intents), ({ id, sku }) => ({
      left: this.available.get(sku),
      failure: this.failureOf(id),
    }));
  }

  get hasOneBox(): boolean {
    return this.rows.filter((row) => 'box' in row).length === 1;
  }

  /** Includes those of club boxes. */
  get lines(): readonly LineRow[] {
    return linesOf(this.rows);
  }

  get summary(): Summary | undefined {
    const { current } = this.cart;
    return (
      current &&
      asSummary(summarize(current), {
        isPending: this.cart.intents.size > 0,
      })
    );
  }

  /** True when the order may go to checkout (spec §5 noIndividualPurchase). */
  get canCheckOut(): boolean {
    const { current } = this.cart;
    return current !== undefined && canBeBought(current);
  }

  get isShipped(): boolean {
    return this.cart.current?.checkoutSteps.includes('delivery') === true;
  }

  /** Is also true until the products are known. */
  get needsAdult(): boolean {
    const { current } = this.cart;
    return current !== undefined && (!this.catalogue.current || needsAdult(current, this.catalogue.current));
  }

  async retryLoading(): Promise<void> {
    await this.loader.load();
  }

  /** Shows the quantity at once and sends it when the clicking stops. */
  async changeQuantity(lineItemId: string, quantity: number): Promise<void> {
    const action = this.lineActions.of(lineItemId);
    action.clear();
    this.setTypingProblem(lineItemId, undefined);
    try {
      await this.changeLineQuantity.execute(lineItemId, quantity);
    } catch (error) {
      action.fail(error);
    }
  }

  /** An invalid quantity leaves the line unchanged. */
  typeQuantity(lineItemId: string, typed: string): void {
    const line = this.lines.find(({ id }) => id === lineItemId);
    const text = typed.trim();
    if (!line || text === '' || text === String(line.quantity)) return;
    const quantity = parseQuantity(text);
    if (quantity === undefined) this.setTypingProblem(lineItemId, describeTyping(text, line.quantity));
    else void this.changeQuantity(lineItemId, quantity);
  }

  get shortages(): readonly string[] {
    return this.lines.flatMap(({ name, left }) => (left === undefined ? [] : [cartMessages.shortNamed(name, left)]));
  }

  /** Marks the lines with insufficient stock; changes nothing. */
  private async checkStock(): Promise<void> {
    const result = await this.checkingStock.run(() => this.findUnavailableLines.execute());
    if (result.kind !== 'done') return;
    runInAction(() => (this.available = new Map(result.value.map(({ line, available }) => [line.sku, available]))));
  }

  private setTypingProblem(lineItemId: string, problem: string | undefined): void {
    const problems = new Map(this.typingProblems);
    if (problem === undefined) problems.delete(lineItemId);
    else problems.set(lineItemId, problem);
    this.typingProblems = problems;
  }

  private failureOf(lineItemId: string): string | undefined {
    return this.typingProblems.get(lineItemId) ?? describeFailure(this.lineActions.of(lineItemId).error);
  }
}

function describeTyping(typed: string, current: number): string {
  const isTooMany = /^\d+$/.test(typed) && Number(typed) > maximumQuantity;
  return isTooMany ? cartMessages.bulk(maximumQuantity) : cartMessages.notAQuantity(maximumQuantity, current);
}
