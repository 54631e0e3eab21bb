import { makeAutoObservable } from 'mobx';
import type { Clock } from '#src/application/ports/system/clock';
import type { Subscription } from '#src/domain/subscription/subscription';
import { obstacleTo, type SubscriptionAction } from '#src/domain/subscription/subscription-actions';
import type { Presenter } from '#src/ui/di/use-presenter';
import { subscriptionMessages } from '#src/ui/messages/subscription-messages';
import type { CatalogueStore } from '#src/ui/state/catalogue-store';
import type { CancelSubscriptionPresenter } from './cancel-subscription.presenter';
import type { ChangeIntervalPresenter } from './change-interval.presenter';
import type { DeliveryAddressPresenter } from './delivery-address.presenter';
import type { PausePresenter } from './pause.presenter';
import { asSubscribedRows, type SubscribedRow } from './subscribed-row';
import type { SubscriptionChanges } from './subscription-changes';
import { type NextDelivery, nextDeliveryOf, noticesOf, type StateNotice } from './subscription-facts';
import type { SubscriptionStore } from './subscription-store';

/** What is asked in a dialog. */
export type SubscriptionQuestion = 'pause' | 'resume' | 'pace' | 'address' | 'cancel';

const ruleOf: Readonly<Record<SubscriptionQuestion, SubscriptionAction>> = {
  pause: 'pause',
  resume: 'resume',
  pace: 'update',
  address: 'update',
  cancel: 'cancel',
};

/** Presents one subscription: how it stands, what comes next, and which question is open (spec §4 Subscription actions). */
export class SubscriptionPresenter implements Presenter {
  private asked: SubscriptionQuestion | undefined = undefined;

  constructor(
    readonly known: SubscriptionStore,
    private readonly changes: SubscriptionChanges,
    private readonly catalogue: CatalogueStore,
    private readonly clock: Clock,
    readonly pausing: PausePresenter,
    readonly pacing: ChangeIntervalPresenter,
    readonly moving: DeliveryAddressPresenter,
    readonly leaving: CancelSubscriptionPresenter,
  ) {
    makeAutoObservable(
      this,
      { known: false, pausing: false, pacing: false, moving: false, leaving: false },
      { autoBind: true },
    );
  }

  mount(): () => void {
    void this.catalogue.load();
    return this.known.mount();
  }

  /** What went wrong on an earlier visit is no news. */
  arrive(id: string): void {
    this.changes.forgetFailures(id);
  }

  notices(subscription: Subscription): readonly StateNotice[] {
    return noticesOf(subscription);
  }

  /** Said where the control that was pressed has gone: the subscription was changed elsewhere. */
  overtaken(subscription: Subscription): string | undefined {
    return this.changes.isOvertaken(subscription) ? subscriptionMessages.notices.overtaken : undefined;
  }

  next(subscription: Subscription): NextDelivery | undefined {
    return nextDeliveryOf(subscription, this.clock.now());
  }

  lines(subscription: Subscription): readonly SubscribedRow[] {
    return asSubscribedRows(subscription, (sku) => this.catalogue.product(sku));
  }

  can(question: SubscriptionQuestion, subscription: Subscription): boolean {
    return obstacleTo(ruleOf[question], subscription) === undefined;
  }

  /** Opens a question, with a fresh form. */
  ask(question: SubscriptionQuestion, subscription: Subscription): void {
    this.changes.forgetFailures(subscription.id);
    if (question === 'pause') this.pausing.entry.begin('day');
    if (question === 'resume') this.pausing.entry.begin('open');
    if (question === 'pace') this.pacing.begin(subscription);
    if (question === 'address') this.moving.begin(subscription);
    this.asked = question;
  }

  close(): void {
    this.asked = undefined;
  }

  /** A question closes by itself when there is nothing to decide any more, here or by a change made elsewhere. */
  isAsked(question: SubscriptionQuestion, subscription: Subscription): boolean {
    return this.asked === question && this.can(question, subscription);
  }
}
