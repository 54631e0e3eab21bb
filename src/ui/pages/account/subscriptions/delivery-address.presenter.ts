import { makeAutoObservable } from 'mobx';
import type { MoveSubscription } from '#src/application/subscription/move-subscription';
import type { Subscription } from '#src/domain/subscription/subscription';
import { type AddressEntry, addressProblems, isSaidAtFields } from '#src/ui/features/address/address-entry';
import { type AddressField, addressFields } from '#src/ui/forms/address-form';
import { trimmed } from '#src/ui/forms/find-problems';
import { subscriptionMessages } from '#src/ui/messages/subscription-messages';
import type { SubscriptionChanges } from './subscription-changes';

const country = 'US';

/** A subscription has its customer's e-mail already. */
export const deliveryFields: readonly AddressField[] = addressFields.filter((field) => field !== 'email');

/** Presents sending the deliveries elsewhere (spec §4 Subscription actions, update; §9 Shipping). */
export class DeliveryAddressPresenter {
  constructor(
    private readonly moveSubscription: MoveSubscription,
    private readonly changes: SubscriptionChanges,
    readonly entry: AddressEntry,
  ) {
    makeAutoObservable(this, { entry: false }, { autoBind: true });
  }

  begin({ shipAddress }: Subscription): void {
    const { countryIso: _country, ...address } = shipAddress ?? { countryIso: country };
    this.entry.start(address);
  }

  isBusy(subscription: Subscription): boolean {
    return this.changes.isBusy('address', subscription);
  }

  /** Why sending failed, unless the fields themselves say so. */
  failure(subscription: Subscription): string | undefined {
    return isSaidAtFields(this.changes.fieldErrorsOf('address', subscription))
      ? undefined
      : this.changes.failureOf('address', subscription);
  }

  /** Sends the address; false when something is wrong with it, or when it failed. What was typed stays. */
  async save(subscription: Subscription): Promise<boolean> {
    if (!this.entry.form.check(deliveryFields)) return false;
    const { email: _email, ...address } = trimmed(this.entry.form.values);
    const outcome = await this.changes.make(
      'address',
      subscription,
      () => this.moveSubscription.execute(subscription.id, { ...address, countryIso: country }),
      ({ kind }) => (kind === 'moved' ? subscriptionMessages.address.saved : undefined),
    );
    this.entry.form.refuse(addressProblems(this.changes.fieldErrorsOf('address', subscription)));
    this.entry.refusePlace(outcome?.kind === 'not-shippable' ? outcome.where : undefined);
    return outcome?.kind === 'moved';
  }
}
