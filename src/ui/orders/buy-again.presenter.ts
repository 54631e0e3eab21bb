import { runInAction } from 'mobx';
import { BuyAgain, type BuyAgainOutcome } from '#src/application/orders/buy-again';
import type { Used } from '#src/application/ports/token';
import type { LineItem } from '#src/domain/cart/line-item';
import type { Order } from '#src/domain/cart/order';
import { normalizePackName } from '#src/domain/catalogue/pack-detection';
import type { LeftOutLine } from '#src/domain/orders/buy-again';
import { CartFlyoutState } from '#src/ui/cart/shared/cart-flyout-state';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import { ordersMessages } from '#src/ui/orders/shared/orders-messages';
import { LiveMessageState } from '#src/ui/shell/live-message-state';

const messages = ordersMessages.buyAgain;

interface GivenOrder {
  readonly order: Order;
}

/** Names the products that are no longer available (spec §2 /account/*). */
export class BuyAgainPresenter {
  static readonly uses = { buyAgain: BuyAgain, flyout: CartFlyoutState, liveMessage: LiveMessageState };
  static readonly isShared = false;

  readonly buying = new Action();
  /** Names the products that were not added as they were. */
  notice: readonly string[] = [];
  /** Counts the units that the last press added to the cart. */
  units = 0;
  /** These lines were added by a try that stopped halfway. */
  private done: ReadonlySet<string> = new Set();

  constructor(
    private readonly use: Used<typeof BuyAgainPresenter.uses>,
    private readonly given: GivenOrder,
  ) {
    autoObservable(this);
  }

  get failure(): string | undefined {
    const { error } = this.buying;
    if (!error) return undefined;
    return this.done.size > 0 ? messages.stopped(describeFailure(error)) : describeFailure(error);
  }

  get title(): string {
    return this.units > 0 ? messages.added(this.units) : messages.nothing;
  }

  /** The next press after a failure adds the rest. */
  async buy(): Promise<void> {
    const { order } = this.given;
    const { done } = this;
    // Screen readers announce the same text again only after it was empty.
    this.notice = [];
    this.use.flyout.expect();
    const result = await this.buying.run(() => this.use.buyAgain.execute(order, done));
    if (result.kind === 'done') runInAction(() => this.show(result.value, order));
  }

  private show({ added, leftOut, stoppedBy }: BuyAgainOutcome, order: Order): void {
    this.units = added.reduce((sum, { quantity }) => sum + quantity, 0);
    this.notice = [...reducedNotice(added, order), ...leftOutNotice(leftOut)];
    if (stoppedBy) {
      this.done = new Set([...this.done, ...added.map(({ id }) => id)]);
      this.buying.fail(stoppedBy);
      return;
    }
    this.done = new Set();
    // The flyout would cover the message.
    if (this.units === 0 || this.notice.length > 0) return;
    this.use.liveMessage.announce(messages.added(this.units));
    this.use.flyout.open();
  }
}

function reducedNotice(added: readonly LineItem[], { lineItems }: Order): readonly string[] {
  return added
    .filter(({ id, quantity }) => lineItems.some((line) => line.id === id && line.quantity > quantity))
    .map((line) => messages.reduced(nameOf(line), line.quantity));
}

/** A club box has many lines and one reason. */
function leftOutNotice(leftOut: readonly LeftOutLine[]): readonly string[] {
  return [...new Set(leftOut.map(({ line, reason }) => messages.leftOut[reason](nameOf(line))))];
}

function nameOf({ variant }: LineItem): string {
  return normalizePackName(variant.name);
}
