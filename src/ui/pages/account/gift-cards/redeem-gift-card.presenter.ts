import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CheckGiftCard, GiftCardCheck } from '#src/application/gift-card/check-gift-card';
import type { GiftCardRedemption, RedeemGiftCard } from '#src/application/gift-card/redeem-gift-card';
import { lastOfGiftCard } from '#src/domain/gift-card/gift-card-code';
import { formatMoney } from '#src/domain/money/format-money';
import type { Presenter } from '#src/ui/di/use-presenter';
import { describeFailure } from '#src/ui/messages/failures';
import { describeGiftCardDenial } from '#src/ui/messages/gift-card-denials';
import { giftCardMessages } from '#src/ui/messages/gift-card-messages';
import type { ActionTracker } from '#src/ui/state/action-tracker';
import type { LiveMessageState } from '#src/ui/state/live-message-state';

const checking = 'check-gift-card';
const redeeming = 'redeem-gift-card';
const words = giftCardMessages.account;

/** Presents what is on a gift card, and turning it into store credit (spec §7 gift_cards/redeem, §8 denial reasons). */
export class RedeemGiftCardPresenter implements Presenter {
  input = '';
  private outcome: GiftCardCheck | GiftCardRedemption | undefined = undefined;

  constructor(
    private readonly checkGiftCard: CheckGiftCard,
    private readonly redeemGiftCard: RedeemGiftCard,
    private readonly tracker: ActionTracker,
    private readonly liveMessage: LiveMessageState,
  ) {
    makeAutoObservable<RedeemGiftCardPresenter, 'outcome'>(this, { outcome: observableRef }, { autoBind: true });
  }

  mount(): () => void {
    this.clearFailures();
    return () => undefined;
  }

  get isChecking(): boolean {
    return this.tracker.isBusy(checking);
  }

  get isRedeeming(): boolean {
    return this.tracker.isBusy(redeeming);
  }

  /** What is wrong with the code that was tried last, or why nobody could tell. */
  get problem(): string | undefined {
    const error = this.tracker.errorOf(checking) ?? this.tracker.errorOf(redeeming);
    if (error) return describeFailure(error);
    if (this.outcome?.kind === 'denied') return describeGiftCardDenial(this.outcome.denial);
    if (this.outcome?.kind !== 'not-a-code') return undefined;
    return this.input.trim() === '' ? giftCardMessages.codeNeeded : describeGiftCardDenial({ reason: 'not_found' });
  }

  /** What is on the card that was looked up. */
  get balance(): string | undefined {
    if (this.outcome?.kind !== 'good') return undefined;
    const { code, balance } = this.outcome;
    const last = lastOfGiftCard(code);
    return balance.amount === undefined ? words.good(last) : words.worth(last, formatMoney(balance.amount));
  }

  /** Whether the card that was looked up can become store credit. */
  get canRedeem(): boolean {
    return this.outcome?.kind === 'good' && this.outcome.balance.isRedeemable;
  }

  /** What became of the card. */
  get redeemed(): string | undefined {
    if (this.outcome?.kind !== 'redeemed') return undefined;
    return this.outcome.amount === undefined ? words.redeemedSome : words.redeemed(formatMoney(this.outcome.amount));
  }

  type(input: string): void {
    this.input = input;
    this.outcome = undefined;
    this.clearFailures();
  }

  /** Looks up what is on the card; false when it is not to be told. */
  async check(): Promise<boolean> {
    this.clearFailures();
    this.keep(await this.tracker.run(checking, () => this.checkGiftCard.execute(this.input)));
    return this.balance !== undefined;
  }

  /** Turns the card into store credit; the code is forgotten then. */
  async redeem(): Promise<boolean> {
    this.clearFailures();
    const outcome = await this.tracker.run(redeeming, () => this.redeemGiftCard.execute(this.input));
    // Without an answer the card that was looked up stays, to be tried again.
    if (outcome) this.keep(outcome);
    if (outcome?.kind === 'redeemed') runInAction(() => (this.input = ''));
    return outcome?.kind === 'redeemed';
  }

  private keep(outcome: GiftCardCheck | GiftCardRedemption | undefined): void {
    this.outcome = outcome;
    const news = this.redeemed ?? this.balance ?? this.problem;
    if (news !== undefined) this.liveMessage.announce(news);
  }

  private clearFailures(): void {
    this.tracker.clear(checking);
    this.tracker.clear(redeeming);
  }
}
