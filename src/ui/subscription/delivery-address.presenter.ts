import type { Used } from '#src/application/ports/token';
import { MoveSubscription } from '#src/application/subscription/move-subscription';
import type { Subscription } from '#src/domain/subscription/subscription';
import { shippingFields } from '#src/ui/address-book/shared/address-checks';
import { AddressChoice } from '#src/ui/address-book/shared/address-choice';
import { fieldValues, isSaidAtFields } from '#src/ui/address-book/shared/address-entry';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { subscriptionMessages } from '#src/ui/subscription/shared/subscription-messages';
import { describeNextCharge } from './shared/subscription-facts';
import { SubscriptionChanges } from './subscription-changes';

/** Presents changing the delivery address (spec §4 Subscription actions, update; §9 Shipping). */
export class DeliveryAddressPresenter implements Presenter {
  static readonly uses = { moveSubscription: MoveSubscription, changes: SubscriptionChanges, choice: AddressChoice };
  static readonly isShared = false;

  readonly choice: AddressChoice;

  constructor(
    private readonly use: Used<typeof DeliveryAddressPresenter.uses>,
    private readonly given: { readonly subscription: Subscription },
  ) {
    this.choice = use.choice;
    autoObservable(this);
  }

  mount(): () => void {
    const { shipAddress } = this.given.subscription;
    this.choice.start({ current: shipAddress, values: shipAddress ? fieldValues(shipAddress) : {} });
    return this.choice.mount();
  }

  get isBusy(): boolean {
    return this.use.changes.isBusy(this.given.subscription);
  }

  get failure(): string | undefined {
    if (isSaidAtFields(this.use.changes.fieldErrorsOf('address', this.given.subscription))) return undefined;
    return this.use.changes.failureOf('address', this.given.subscription);
  }

  /** Returns false when the address is not valid, or on failure. */
  async save(): Promise<boolean> {
    const { subscription } = this.given;
    if (!this.choice.check(shippingFields)) return false;
    const { address } = this.choice;
    if (!address) return false;
    const outcome = await this.use.changes.make(
      'address',
      subscription,
      () => this.use.moveSubscription.execute(subscription.id, address),
      (moved) =>
        moved.kind === 'moved' ? subscriptionMessages.address.saved(describeNextCharge(moved.subscription)) : undefined,
    );
    this.choice.refuse(this.use.changes.fieldErrorsOf('address', subscription));
    if (outcome?.kind === 'not-shippable') this.choice.refuseState();
    return outcome?.kind === 'moved';
  }
}
