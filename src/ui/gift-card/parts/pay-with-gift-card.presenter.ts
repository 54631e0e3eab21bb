import { runInAction } from 'mobx';
import { ApplyGiftCard } from '#src/application/gift-card/apply-gift-card';
import { RemoveGiftCard } from '#src/application/gift-card/remove-gift-card';
import { Capabilities } from '#src/application/ports/shop/capabilities';
import { CartState } from '#src/application/ports/state/cart-state';
import type { Used } from '#src/application/ports/token';
import { lastOfGiftCard } from '#src/domain/gift-card/gift-card-code';
import { formatMoney } from '#src/domain/money/money';
import { describeGiftCardDenial, giftCardMessages } from '#src/ui/gift-card/shared/gift-card-messages';
import { Action, ActionsById } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { clearTaken, codeForm, refuseTyped } from '#src/ui/kit/code-form';
import { describeFailure } from '#src/ui/kit/failures';
import { LiveMessageState } from '#src/ui/shell/live-message-state';

const { pay } = giftCardMessages;

/** Only the end of the code is shown. */
export interface PayingCard {
  readonly id: string;
  readonly last: string;
  readonly shown: string;
  readonly detail: string;
  readonly isBusy: boolean;
}

/** Presents paying with gift cards (spec §7 gift cards, §8 denial reasons). */
export class PayWithGiftCardPresenter {
  static readonly uses = {
    cart: CartState,
    applyGiftCard: ApplyGiftCard,
    removeGiftCard: RemoveGiftCard,
    liveMessage: LiveMessageState,
    capabilities: Capabilities,
  };
  static readonly isShared = false;

  readonly form = codeForm(giftCardMessages.codeNeeded);
  readonly applying = new Action();
  /** Tells why a gift card could not be removed, so that it still pays. */
  removalProblem: string | undefined = undefined;
  /** By the card's id. */
  private readonly removing = new ActionsById();

  constructor(private readonly use: Used<typeof PayWithGiftCardPresenter.uses>) {
    autoObservable(this);
  }

  /** An order of gift cards alone cannot be paid with one. */
  get isOffered(): boolean {
    const lines = this.use.cart.current?.lineItems ?? [];
    const hasMore = lines.length === 0 || lines.some(({ giftCards }) => giftCards.length === 0);
    return this.use.capabilities.giftCards && hasMore;
  }

  get cards(): readonly PayingCard[] {
    return (this.use.cart.current?.appliedGiftCards ?? []).map(({ id, last, amount, remaining }) => {
      const detail = pay.detail(formatMoney(amount), remaining ? formatMoney(remaining) : undefined);
      return { id, last, shown: giftCardMessages.named(last), detail, isBusy: this.removing.of(id).isBusy };
    });
  }

  /** The code stays in the field unless it pays now. */
  async apply(): Promise<boolean> {
    const { code } = this.form.entered;
    if (!this.form.check()) return this.refuse(code, giftCardMessages.codeNeeded);
    const result = await this.applying.run(() => this.use.applyGiftCard.execute(code));
    if (result.kind === 'ignored') return true;
    if (result.kind === 'failed') return this.refuse(code, describeFailure(result.error));
    const outcome = result.value;
    if (outcome.kind === 'denied') return this.refuse(code, describeGiftCardDenial(outcome.denial));
    // Text that is too long for any code is certainly unknown.
    if (outcome.kind === 'not-a-code') return this.refuse(code, describeGiftCardDenial({ reason: 'not_found' }));
    const last = lastOfGiftCard(outcome.code);
    clearTaken(this.form, code);
    this.announce(outcome.kind === 'applied' ? pay.applied(last) : pay.already(last));
    return true;
  }

  async remove({ id, last }: PayingCard): Promise<void> {
    this.removalProblem = undefined;
    const result = await this.removing.of(id).run(() => this.use.removeGiftCard.execute(id));
    if (result.kind === 'done') this.announce(pay.removed(last));
    if (result.kind !== 'failed') return;
    const problem = pay.stays(last, describeFailure(result.error));
    runInAction(() => (this.removalProblem = problem));
  }

  private announce(change: string): void {
    const { current } = this.use.cart;
    this.use.liveMessage.announce(current ? pay.leftToPay(change, formatMoney(current.amountDue)) : change);
  }

  private refuse(code: string, problem: string): false {
    refuseTyped(this.form, code, problem);
    this.use.liveMessage.announce(problem);
    return false;
  }
}
