import { runInAction } from 'mobx';
import { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import type { Used } from '#src/application/ports/token';
import { MoveSubscription } from '#src/application/subscription/move-subscription';
import type { Address } from '#src/domain/address-book/address';
import { isSameAddress } from '#src/domain/address-book/address-book';
import { shippingTo } from '#src/domain/subscription/shipping-to';
import { ActionsById } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { subscriptionFailures, subscriptionRefusals } from '#src/ui/subscription/shared/subscription-messages';
import { clubAddressMessages as messages } from './club-address-messages';

/** A club box that still ships to an address that was edited or removed. */
export interface BoxAtOldAddress {
  readonly id: string;
  readonly text: string;
  readonly to: string;
  /** Names the button that ships it to the edited address; undefined where its customer has to choose an address. */
  readonly move: string | undefined;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
}

/** An address that was edited to `after`, or removed. */
export interface LeftAddress {
  readonly before: Address;
  readonly after: Address | undefined;
}

interface Given {
  readonly left: LeftAddress | undefined;
}

/** Presents the club boxes that an edited or removed address leaves behind (spec §4 Subscription actions, update). */
export class ClubAddressPresenter {
  static readonly uses = {
    subscriptions: SubscriptionsState,
    moveSubscription: MoveSubscription,
    liveMessage: LiveMessageState,
  };
  static readonly isShared = false;

  /** The address that no box can move to. */
  private unshippable: LeftAddress | undefined = undefined;
  private readonly actions = new ActionsById();

  constructor(
    private readonly use: Used<typeof ClubAddressPresenter.uses>,
    private readonly given: Given,
  ) {
    autoObservable(this);
  }

  get boxes(): readonly BoxAtOldAddress[] {
    const { left } = this;
    if (!left) return [];
    const { before, after } = left;
    return shippingTo(this.use.subscriptions.all?.values() ?? [], before)
      .filter(({ shipAddress }) => !(after && shipAddress && isSameAddress(shipAddress, after)))
      .map(({ id }) => ({
        id,
        text:
          before.address1 === after?.address1 && before.city === after.city
            ? messages.stillAsBefore(before.address1)
            : messages.still(before.address1, before.city),
        to: `/account/subscriptions/${encodeURIComponent(id)}/`,
        move: after && messages.move(after.address1),
        isBusy: this.actions.of(id).isBusy,
        failure: describeFailure(this.actions.of(id).error, subscriptionFailures, subscriptionRefusals),
      }));
  }

  async move(id: string): Promise<void> {
    const { left: given } = this.given;
    const after = this.left?.after;
    if (!after) return;
    const result = await this.actions.of(id).run(() => this.use.moveSubscription.execute(id, after));
    if (result.kind !== 'done') return;
    // Wine cannot be shipped there, so that its customer chooses an address on its page.
    if (result.value.kind === 'not-shippable') runInAction(() => (this.unshippable = given));
    else this.use.liveMessage.announce(messages.moved(after.address1));
  }
  private get left(): LeftAddress | undefined {
    const { left } = this.given;
    return left && left === this.unshippable ? { ...left, after: undefined } : left;
  }
}
