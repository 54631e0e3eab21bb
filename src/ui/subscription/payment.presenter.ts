import { Clock } from '#src/application/ports/system/clock';
import type { Used } from '#src/application/ports/token';
import type { RepairOutcome } from '#src/application/subscription/repair-payment';
import { formatMoney } from '#src/domain/money/money';
import { expiredCardsOf } from '#src/domain/subscription/next-delivery';
import { type PaymentProblem, paymentProblem } from '#src/domain/subscription/payment-problem';
import type { Subscription } from '#src/domain/subscription/subscription';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { formatDay } from '#src/ui/kit/day-messages';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { type CardReturn, HostedCard } from '#src/ui/saved-card/shared/hosted-card';
import { nameOfCard } from '#src/ui/saved-card/shared/saved-card-messages';
import { SavedCardStore } from '#src/ui/saved-card/shared/saved-card-store';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { repairMessages as messages } from '#src/ui/subscription/shared/repair-messages';
import { describeNeedForCard, describeNextCharge } from './shared/subscription-facts';

export type GivenPayment = { readonly subscription: Subscription } & CardReturn;

/** Stays after the form is closed. */
export interface PaymentNotice {
  readonly tone: 'success' | 'info';
  readonly title: string;
  readonly text?: string;
}

/** Presents payment problems (spec §4 Subscription actions, update). */
export class PaymentPresenter implements Presenter {
  static readonly uses = {
    newCard: HostedCard,
    savedCards: SavedCardStore,
    liveMessage: LiveMessageState,
    clock: Clock,
  };
  static readonly isShared = false;

  readonly newCard: HostedCard;

  notice: PaymentNotice | undefined = undefined;

  constructor(
    private readonly use: Used<typeof PaymentPresenter.uses>,
    private readonly given: GivenPayment,
  ) {
    this.newCard = use.newCard;
    autoObservable(this);
  }

  /** The choice of a card loads them where one is needed. */
  mount(): () => void {
    const stopFollowing = this.newCard.follow(this.given);
    const stopWatching = this.problem ? undefined : this.use.savedCards.watchKnown();
    return () => {
      stopFollowing();
      stopWatching?.();
    };
  }

  get problem(): PaymentProblem | undefined {
    return paymentProblem(this.given.subscription, this.use.clock.now());
  }

  /** Undefined when a card is there, or nothing is to come. */
  get needsCard(): string | undefined {
    return describeNeedForCard(this.given.subscription, this.use.clock.now());
  }

  /** Says that the card ends before the next delivery; undefined when it does not, or until the cards are known. */
  get expiring(): string | undefined {
    const { subscription } = this.given;
    const { problem } = this;
    if (problem) return undefined;
    const [expired] = expiredCardsOf([subscription], this.use.savedCards.value ?? [], this.use.clock.now());
    return expired && messages.expiring.text(nameOfCard(expired.card));
  }

  get texts(): readonly string[] {
    const { actionableDate, unpaidDelivery, card } = this.given.subscription;
    if (actionableDate === undefined) return [];
    const text = messages.text(this.amount, cardName(card), formatDay(actionableDate));
    if (!unpaidDelivery) return [text];
    const { nextAttempt, lastAttempt = nextAttempt } = unpaidDelivery;
    const tries =
      nextAttempt === undefined || lastAttempt === undefined
        ? messages.noMoreTries
        : messages.tryAgainOn(formatDay(nextAttempt), formatDay(lastAttempt));
    return [text, tries];
  }

  get amount(): string | undefined {
    const total = this.given.subscription.unpaidDelivery?.total;
    return total === undefined ? undefined : formatMoney(total);
  }

  tell(outcome: RepairOutcome): void {
    this.notice = describeOutcome(outcome);
    this.newCard.clear();
    if (this.notice) this.use.liveMessage.announce([this.notice.title, this.notice.text].filter(Boolean).join(' '));
  }
}

function describeOutcome(outcome: RepairOutcome): PaymentNotice | undefined {
  if (outcome.kind === 'declined') return undefined;
  const { actionableDate, card, unpaidDelivery } = outcome.subscription;
  switch (outcome.kind) {
    case 'delivered': {
      const next = actionableDate === undefined ? undefined : formatDay(actionableDate);
      return { tone: 'success', title: messages.delivered.title, text: messages.delivered.text(next) };
    }
    case 'scheduled': {
      const day = unpaidDelivery?.nextAttempt;
      const text = messages.scheduled.text(cardName(card), day === undefined ? undefined : formatDay(day));
      return { tone: 'info', title: messages.scheduled.title, text };
    }
    case 'card-changed':
      return {
        tone: 'success',
        title: messages.changed(cardName(card)),
        text: describeNextCharge(outcome.subscription),
      };
  }
}

function cardName(card: Subscription['card']): string | undefined {
  if (card?.lastDigits === undefined) return undefined;
  return nameOfCard({ lastDigits: card.lastDigits, ...(card.cardType !== undefined && { cardType: card.cardType }) });
}
