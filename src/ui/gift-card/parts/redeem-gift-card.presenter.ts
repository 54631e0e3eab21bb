import { runInAction } from 'mobx';
import { CheckGiftCard, type GiftCardCheck } from '#src/application/gift-card/check-gift-card';
import { type GiftCardRedemption, RedeemGiftCard } from '#src/application/gift-card/redeem-gift-card';
import { Capabilities } from '#src/application/ports/shop/capabilities';
import { CustomerState } from '#src/application/ports/state/customer-state';
import type { Used } from '#src/application/ports/token';
import { lastOfGiftCard } from '#src/domain/gift-card/gift-card-code';
import { formatMoney } from '#src/domain/money/money';
import { describeGiftCardDenial, giftCardMessages } from '#src/ui/gift-card/shared/gift-card-messages';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { clearTaken, codeForm, isStillTyped, refuseTyped } from '#src/ui/kit/code-form';
import { describeFailure } from '#src/ui/kit/failures';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { GiftCardRedeeming } from './gift-card-redeeming';

const messages = giftCardMessages.account;

/** Presents turning a card into store credit (spec §7 gift_cards/redeem, §8 denials). */
export class RedeemGiftCardPresenter {
  static readonly uses = {
    checkGiftCard: CheckGiftCard,
    redeemGiftCard: RedeemGiftCard,
    redeeming: GiftCardRedeeming,
    customer: CustomerState,
    liveMessage: LiveMessageState,
    capabilities: Capabilities,
  };
  static readonly isShared = false;

  readonly form = codeForm(giftCardMessages.codeNeeded);
  readonly checking = new Action();
  readonly redeeming: Action;
  private outcome: GiftCardCheck | GiftCardRedemption | undefined = undefined;

  constructor(private readonly use: Used<typeof RedeemGiftCardPresenter.uses>) {
    this.redeeming = use.redeeming.action;
    autoObservable(this);
  }

  get balance(): string | undefined {
    if (this.outcome?.kind !== 'good') return undefined;
    const { code, balance } = this.outcome;
    const last = lastOfGiftCard(code);
    return balance.amount === undefined ? messages.good(last) : messages.worth(last, formatMoney(balance.amount));
  }

  /** Only customers have store credit. */
  get nextStep(): 'convert' | 'sign-in' | undefined {
    if (this.outcome?.kind !== 'good' || !this.outcome.balance.isRedeemable) return undefined;
    if (!this.use.capabilities.storeCredit) return undefined;
    return this.use.customer.current ? 'convert' : 'sign-in';
  }

  get redeemed(): string | undefined {
    if (this.outcome?.kind !== 'redeemed') return undefined;
    return this.outcome.amount === undefined
      ? messages.redeemedSome
      : messages.redeemed(formatMoney(this.outcome.amount));
  }

  type(code: string): void {
    this.form.type('code', code);
    this.outcome = undefined;
  }

  /** Resolves to true when the card is valid, and when another code was typed meanwhile. */
  async check(): Promise<boolean> {
    const { code } = this.form.entered;
    if (!this.form.check()) return this.refuse(code, giftCardMessages.codeNeeded);
    const result = await this.checking.run(() =>
      this.use.checkGiftCard.execute(code, this.use.customer.current?.email),
    );
    if (result.kind === 'ignored' || !isStillTyped(this.form, code)) return true;
    if (result.kind === 'done') return this.show(code, result.value);
    runInAction(() => (this.outcome = undefined));
    return this.refuse(code, describeFailure(result.error));
  }

  /** Redeems the card that was checked. When that fails, the card stays and can be tried again. */
  async redeem(): Promise<boolean> {
    const { code } = this.form.entered;
    this.form.start(this.form.values);
    const result = await this.redeeming.run(() => this.use.redeemGiftCard.execute(code));
    if (result.kind === 'failed') return this.refuse(code, describeFailure(result.error));
    return result.kind === 'done' && this.show(code, result.value);
  }

  private show(code: string, outcome: GiftCardCheck | GiftCardRedemption): boolean {
    runInAction(() => (this.outcome = outcome));
    if (outcome.kind === 'denied') return this.refuse(code, describeGiftCardDenial(outcome.denial));
    // Text that is no code is unknown to the server, too.
    if (outcome.kind === 'not-a-code') return this.refuse(code, describeGiftCardDenial({ reason: 'not_found' }));
    if (outcome.kind === 'redeemed') clearTaken(this.form, code);
    this.use.liveMessage.announce(this.redeemed ?? this.balance ?? '');
    return true;
  }

  private refuse(code: string, problem: string): false {
    refuseTyped(this.form, code, problem);
    this.use.liveMessage.announce(problem);
    return false;
  }
}
