import { Clock } from '#src/application/ports/system/clock';
import type { Used } from '#src/application/ports/token';
import { paymentProblem } from '#src/domain/subscription/payment-problem';
import type { Subscription, SubscriptionState } from '#src/domain/subscription/subscription';
import { obstacleTo, type SubscriptionAction } from '#src/domain/subscription/subscription-actions';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { subscriptionMessages } from '#src/ui/subscription/shared/subscription-messages';
import {
  asSubscribedRows,
  badgeOf,
  type NextDelivery,
  nextDeliveryOf,
  type StateBadge,
  type SubscribedRow,
} from './shared/subscription-facts';
import { SubscriptionChanges } from './subscription-changes';

export type SubscriptionFormName = 'pause' | 'resume' | 'interval' | 'address' | 'card' | 'cancel';

const ruleOf: Readonly<Record<SubscriptionFormName, SubscriptionAction>> = {
  pause: 'pause',
  resume: 'resume',
  interval: 'update',
  address: 'update',
  card: 'update',
  cancel: 'cancel',
};

/** Presents one subscription: its state, its next delivery, and the open form (spec §4 Subscription actions). */
export class SubscriptionPresenter implements Presenter {
  static readonly uses = { changes: SubscriptionChanges, catalogue: CatalogueStore, clock: Clock };
  static readonly isShared = false;

  private opened: SubscriptionFormName | undefined = undefined;

  constructor(
    private readonly use: Used<typeof SubscriptionPresenter.uses>,
    private readonly given: { readonly subscription: Subscription },
  ) {
    autoObservable(this);
  }

  /** A failure of an earlier visit no longer matters. */
  mount(): void {
    void this.use.catalogue.load();
    this.use.changes.clearFailure(this.given.subscription);
  }

  /** The message is at the top of the page, because the pressed button has disappeared. */
  get overtaken(): string | undefined {
    const isOvertaken = this.use.changes.isOvertaken(this.given.subscription);
    return isOvertaken ? subscriptionMessages.notices.overtaken : undefined;
  }

  get state(): SubscriptionState | undefined {
    return this.given.subscription.state;
  }

  get badge(): StateBadge | undefined {
    return badgeOf(this.given.subscription, this.use.clock.now());
  }

  get next(): NextDelivery | undefined {
    return nextDeliveryOf(this.given.subscription, this.use.clock.now());
  }

  get lines(): readonly SubscribedRow[] {
    return asSubscribedRows(this.given.subscription, (sku) => this.use.catalogue.product(sku));
  }

  /** The choice of a card is open already. */
  get isUnpaid(): boolean {
    return paymentProblem(this.given.subscription, this.use.clock.now()) === 'delivery-unpaid';
  }

  can(form: SubscriptionFormName): boolean {
    if (form === 'card' && this.isUnpaid) return false;
    return obstacleTo(ruleOf[form], this.given.subscription) === undefined;
  }

  open(form: SubscriptionFormName): void {
    this.use.changes.clearFailure(this.given.subscription);
    this.opened = form;
  }

  close(): void {
    this.opened = undefined;
  }

  /** A form closes by itself when its change is no longer possible. */
  isOpen(form: SubscriptionFormName): boolean {
    return this.opened === form && this.can(form);
  }
}
