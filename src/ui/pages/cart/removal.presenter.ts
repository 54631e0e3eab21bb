import { runInAction } from 'mobx';
import type { EmptyCart } from '#src/application/cart/empty-cart';
import type { RemoveLine } from '#src/application/cart/remove-line';
import type { RestoreLine } from '#src/application/cart/restore-line';
import type { CartState } from '#src/application/ports/state/cart-state';
import type { Logger } from '#src/application/ports/system/logger';
import type { LineItem } from '#src/domain/cart/line-item';
import { shownLines } from '#src/domain/cart/quantity';
import { normalizePackName } from '#src/domain/catalogue/pack-detection';
import { cartMessages } from '#src/ui/messages/cart-messages';
import { describeFailure } from '#src/ui/messages/failures';
import { Action } from '#src/ui/state/action';
import { autoObservable } from '#src/ui/state/auto-observable';
import type { CartLineActions } from '#src/ui/state/cart-actions';
import type { LiveMessageState } from '#src/ui/state/live-message-state';

/** Where the focus belongs once a change is on screen; its old place is gone. */
export type FocusTarget = 'undo' | 'empty' | `line:${string}`;

interface Removal {
  readonly line: LineItem;
  /** Whether the line was removed; never rejects. */
  readonly isRemoved: Promise<boolean>;
}

/** Presents how things leave the cart: a line at once and with a way back, all of it after a question. */
export class RemovalPresenter {
  focusTarget: FocusTarget | undefined = undefined;
  readonly undoing: Action;
  readonly emptying: Action;
  private last: Removal | undefined = undefined;

  constructor(
    private readonly cart: CartState,
    private readonly removeLine: RemoveLine,
    private readonly restoreLine: RestoreLine,
    private readonly emptyCart: EmptyCart,
    private readonly lineActions: CartLineActions,
    private readonly liveMessage: LiveMessageState,
    logger: Logger,
  ) {
    this.undoing = new Action(logger);
    this.emptying = new Action(logger);
    autoObservable(this);
  }

  /** The name of the line removed last, for as long as it can be brought back. */
  get removed(): string | undefined {
    return this.last && normalizePackName(this.last.line.variant.name);
  }

  /** Why the line could not be brought back. */
  get undoFailure(): string | undefined {
    return describeFailure(this.undoing.error);
  }

  get emptyFailure(): string | undefined {
    return describeFailure(this.emptying.error);
  }

  /** Takes a line out, at once for the eye; it is back with a reason when the server refuses. */
  async remove(lineItemId: string): Promise<void> {
    const line = this.cart.current?.lineItems.find(({ id }) => id === lineItemId);
    if (!line) return;
    this.undoing.clear();
    const removing = this.lineActions.of(lineItemId).run(() => this.removeLine.execute(lineItemId));
    const removal = { line, isRemoved: removing.then(({ kind }) => kind === 'done') };
    this.last = removal;
    this.focusTarget = this.isEmptySoon ? 'empty' : 'undo';
    if (await removal.isRemoved) return;
    runInAction(() => {
      if (this.last === removal) this.last = undefined;
      this.focusTarget = this.isEmptySoon ? 'empty' : focusOn(line);
    });
  }

  /** Brings the line removed last back as it was: with its quantity, its cans, its deliveries and who gets its gift cards. */
  async undo(): Promise<void> {
    const removal = this.last;
    if (!removal || !(await removal.isRemoved)) return;
    const result = await this.undoing.run(() => this.restoreLine.execute(removal.line));
    if (result.kind !== 'done') return;
    runInAction(() => {
      if (this.last === removal) this.last = undefined;
      this.focusTarget = focusOn(removal.line);
    });
  }

  /** Empties the cart; true when it is empty. */
  async empty(): Promise<boolean> {
    const result = await this.emptying.run(() => this.emptyCart.execute());
    if (result.kind !== 'done') return false;
    runInAction(() => {
      this.last = undefined;
      this.focusTarget = 'empty';
    });
    this.liveMessage.announce(cartMessages.emptying.done);
    return true;
  }

  focusMoved(): void {
    this.focusTarget = undefined;
  }

  private get isEmptySoon(): boolean {
    const { current, intents } = this.cart;
    return current === undefined || shownLines(current, intents).length === 0;
  }
}

function focusOn({ sku }: LineItem): FocusTarget {
  return `line:${sku}`;
}
