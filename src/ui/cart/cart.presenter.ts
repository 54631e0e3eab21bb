import { runInAction, when } from 'mobx';
import { ChangeLineQuantity } from '#src/application/cart/change-line-quantity';
import { FindUnavailableLines } from '#src/application/checkout/find-unavailable-lines';
import type { Used } from '#src/application/ports/token';
import { CartLineActions } from '#src/ui/cart/shared/cart-line-actions';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import type { LineRow } from '#src/ui/cart/shared/line-row';
import { linesOf, type OrderRow } from '#src/ui/cart/shared/order-rows';
import { ShownCart } from '#src/ui/cart/shared/shown-cart';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import { typedCount } from '#src/ui/kit/typed-count';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';

/** Presents the cart, on its page and in the flyout (spec §1 Cart and order handling). */
export class CartPresenter implements Presenter {
  static readonly uses = {
    shown: ShownCart,
    changeLineQuantity: ChangeLineQuantity,
    findUnavailableLines: FindUnavailableLines,
    lineActions: CartLineActions,
    liveMessage: LiveMessageState,
  };
  static readonly isShared = false;

  readonly shown: ShownCart;

  /** By line item id. */
  private refusals: ReadonlyMap<string, string> = new Map();
  /** By sku; has only products with insufficient stock. */
  private available: ReadonlyMap<string, number> = new Map();
  private readonly checkingStock = new Action();
  /** The last change of each line, by its id. */
  private readonly lastChanges = new Map<string, symbol>();

  constructor(private readonly use: Used<typeof CartPresenter.uses>) {
    this.shown = use.shown;
    autoObservable(this, { lastChanges: false });
  }

  mount(): () => void {
    const stops = [
      this.shown.watch(),
      when(
        () => this.shown.isLoaded,
        () => void this.checkStock(),
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }

  get rows(): readonly OrderRow[] {
    return this.shown.rowsWith(({ id, sku }) => ({
      left: this.available.get(sku),
      failure: describeFailure(this.use.lineActions.of(id).error),
      refusal: this.refusals.get(id),
    }));
  }

  get hasOneBox(): boolean {
    return this.rows.filter((row) => 'box' in row).length === 1;
  }

  /** Includes those of club boxes. */
  get lines(): readonly LineRow[] {
    return linesOf(this.rows);
  }

  get isShipped(): boolean {
    return this.shown.order?.checkoutSteps.includes('delivery') === true;
  }

  /** Shows the quantity at once, sends it when the clicking stops, and reports the outcome of the last click. */
  async changeQuantity(lineItemId: string, quantity: number): Promise<void> {
    const action = this.use.lineActions.of(lineItemId);
    action.clear();
    this.setRefusal(lineItemId, undefined);
    const change = Symbol('change');
    const { message } = this.use.liveMessage;
    this.lastChanges.set(lineItemId, change);
    try {
      await this.use.changeLineQuantity.execute(lineItemId, quantity);
      if (this.lastChanges.get(lineItemId) === change) this.announceLine(lineItemId, message);
    } catch (error) {
      action.fail(error);
    }
  }

  /** Says at the line why the typed text is no quantity, and aloud each time; the line stays unchanged. */
  rejectQuantity(lineItemId: string, typed: string): void {
    const line = this.lines.find(({ id }) => id === lineItemId);
    if (!line) return;
    const refusal = describeTyping(typed, line);
    this.setRefusal(lineItemId, refusal);
    this.use.liveMessage.announce(refusal);
  }

  get shortages(): readonly string[] {
    return this.lines.flatMap(({ name, left }) => (left === undefined ? [] : [cartMessages.shortNamed(name, left)]));
  }

  /** Marks the lines with insufficient stock; changes nothing. */
  private async checkStock(): Promise<void> {
    const result = await this.checkingStock.run(() => this.use.findUnavailableLines.execute());
    if (result.kind !== 'done') return;
    runInAction(() => (this.available = new Map(result.value.map(({ line, available }) => [line.sku, available]))));
  }

  /** Says nothing of a line that was removed meanwhile, and all that came of the change, such as a case price, together. */
  private announceLine(lineItemId: string, since: string): void {
    const line = this.lines.find(({ id }) => id === lineItemId);
    const total = this.shown.summary?.total;
    if (!line || total === undefined) return;
    const changed = cartMessages.changed(line.name, line.quantity, total);
    const { message } = this.use.liveMessage;
    this.use.liveMessage.announce(message === since ? changed : `${message}. ${changed}`);
  }

  private setRefusal(lineItemId: string, refusal: string | undefined): void {
    const refusals = new Map(this.refusals);
    if (refusal === undefined) refusals.delete(lineItemId);
    else refusals.set(lineItemId, refusal);
    this.refusals = refusals;
  }
}

function describeTyping(typed: string, { maximumQuantity: most, quantity }: LineRow): string {
  const isTooMany = (typedCount(typed) ?? 0) > most;
  return isTooMany ? cartMessages.bulk(most) : cartMessages.notAQuantity(most, quantity);
}
