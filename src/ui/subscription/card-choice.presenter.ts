import { runInAction } from 'mobx';
import { Clock } from '#src/application/ports/system/clock';
import type { Used } from '#src/application/ports/token';
import { type RepairOutcome, RepairPayment } from '#src/application/subscription/repair-payment';
import type { Instant } from '#src/domain/interval/interval';
import { preferredSource } from '#src/domain/saved-card/saved-card';
import type { Subscription } from '#src/domain/subscription/subscription';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import type { Presenter } from '#src/ui/kit/use-presenter';
import type { HostedCard } from '#src/ui/saved-card/shared/hosted-card';
import { savedCardFailures } from '#src/ui/saved-card/shared/saved-card-messages';
import { SavedCardStore } from '#src/ui/saved-card/shared/saved-card-store';
import { repairMessages as messages } from '#src/ui/subscription/shared/repair-messages';
import { SubscriptionChanges } from './subscription-changes';

export type GivenCardChoice = {
  readonly subscription: Subscription;
  readonly newCard: HostedCard;
  readonly onRepaired: (outcome: RepairOutcome) => void;
};

/** Presents the saved cards that can pay (spec §4 Subscription actions, update). */
export class CardChoicePresenter implements Presenter {
  static readonly uses = {
    wallet: SavedCardStore,
    repairPayment: RepairPayment,
    changes: SubscriptionChanges,
    clock: Clock,
  };
  static readonly isShared = false;

  readonly wallet: SavedCardStore;

  private chosenId: string | undefined = undefined;
  private declined: string | undefined = undefined;

  constructor(
    private readonly use: Used<typeof CardChoicePresenter.uses>,
    private readonly given: GivenCardChoice,
  ) {
    this.wallet = use.wallet;
    autoObservable(this);
  }

  mount(): () => void {
    return this.given.newCard.mount();
  }

  /** Decides whether a card has expired. */
  get now(): Instant {
    return this.use.clock.now();
  }

  /** Undefined where the back end does not return the card. */
  get currentId(): string | undefined {
    return this.given.subscription.card?.walletPaymentSourceId;
  }

  /** The card that was just saved, else a card other than the declined one, until the shopper chooses. */
  get chosen(): string | undefined {
    if (this.wallet.find(this.chosenId)) return this.chosenId;
    if (this.given.newCard.saved) return this.given.newCard.saved.id;
    const others = this.wallet.value?.filter(
      ({ id }) => !this.given.subscription.hasFailedPayment || id !== this.currentId,
    );
    return preferredSource(others ?? [], this.now)?.id;
  }

  choose(id: string): void {
    this.chosenId = id;
    this.declined = undefined;
  }

  get isBusy(): boolean {
    return this.use.changes.isMaking('payment', this.given.subscription);
  }

  /** Uses the bank's words when the card was declined. */
  get failure(): string | undefined {
    if (this.declined !== undefined) return this.declined;
    if (this.given.newCard.error) return describeFailure(this.given.newCard.error, savedCardFailures);
    return this.use.changes.failureOf('payment', this.given.subscription);
  }

  /** The server can only list cards, so that changes need a message to the shop. */
  get isListOnly(): boolean {
    return this.given.newCard.error?.code === 'not_allowed';
  }

  async add(): Promise<void> {
    const { newCard, subscription } = this.given;
    await newCard.open(`/account/subscriptions/${encodeURIComponent(subscription.id)}/`);
  }

  /** Also pays for an unpaid delivery. Resolves to false on failure. */
  async pay(): Promise<boolean> {
    const { chosen } = this;
    if (chosen === undefined) return false;
    this.choose(chosen);
    const { subscription } = this.given;
    const outcome = await this.use.changes.make(
      'payment',
      subscription,
      () => this.use.repairPayment.execute(subscription.id, chosen),
      () => undefined,
    );
    if (!outcome) return false;
    if (outcome.kind === 'declined') {
      runInAction(() => (this.declined = messages.declined(outcome.reason)));
      return false;
    }
    this.given.onRepaired(outcome);
    return true;
  }
}
