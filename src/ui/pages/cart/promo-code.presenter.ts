import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { LiveMessageState } from '../../../application/ports/state/live-message-state';
import type { CartState } from '../../../application/ports/state/cart-state';
import type { ApplyPromoCode, PromoCodeOutcome } from '../../../application/promo-code/apply-promo-code';
import type { RemovePromoCode } from '../../../application/promo-code/remove-promo-code';
import { discountsOf, type Discount } from '../../../domain/cart/order-summary';
import { formatPromotionAmount } from '../../../domain/money/format-money';
import { displayPromoCode } from '../../../domain/promo-code/promo-code';
import { cents } from '../../../domain/money/money';
import type { Mountable } from '../../di/use-presenter';
import type { ActionTracker } from '../../state/action-tracker';
import { cartWords } from '../../text/cart-words';
import { describeFailure } from '../../text/failures';
import { describeDenial } from '../../text/promo-code-denials';

const applying = 'apply-promo-code';

/** A code on the cart, ready to read. */
export interface CodeView {
  readonly code: string;
  readonly shown: string;
  readonly detail: string;
  readonly isBusy: boolean;
}

/** Presents coupon codes: entry, denial in plain words, removal (spec §4 Promo codes, §8 denial reasons). */
export class PromoCodePresenter implements Mountable {
  input = '';
  /** Why the code is still there that was to be taken off. */
  removalProblem: string | undefined = undefined;
  private outcome: PromoCodeOutcome | undefined = undefined;

  constructor(
    private readonly cart: CartState,
    private readonly applyPromoCode: ApplyPromoCode,
    private readonly removePromoCode: RemovePromoCode,
    private readonly tracker: ActionTracker,
    private readonly liveMessage: LiveMessageState,
  ) {
    makeAutoObservable<PromoCodePresenter, 'outcome'>(this, { outcome: observableRef }, { autoBind: true });
  }

  mount(): () => void {
    // What was refused on another page is no news here.
    this.tracker.clear(applying);
    return () => undefined;
  }

  get codes(): readonly CodeView[] {
    const { current } = this.cart;
    return current ? discountsOf(current).flatMap((discount) => this.asCode(discount)) : [];
  }

  get isApplying(): boolean {
    return this.tracker.isBusy(applying);
  }

  /** What is wrong with the code that was tried last. */
  get problem(): string | undefined {
    const error = this.tracker.errorOf(applying);
    if (error) return describeFailure(error);
    const isDenied = this.outcome?.kind === 'denied' || this.outcome?.kind === 'not-a-code';
    return this.outcome && isDenied ? describeOutcome(this.outcome, this.input) : undefined;
  }

  type(input: string): void {
    this.input = input;
    this.outcome = undefined;
    this.tracker.clear(applying);
  }

  /** Tries what was typed; it stays in the field unless it was applied. What came of it is also spoken. */
  async apply(): Promise<void> {
    const outcome = await this.tracker.run(applying, () => this.applyPromoCode.execute(this.input));
    runInAction(() => {
      this.outcome = outcome;
      if (outcome?.kind === 'applied' || outcome?.kind === 'already-applied') this.input = '';
    });
    const news = outcome ? describeOutcome(outcome, this.input) : this.problem;
    if (news !== undefined) this.liveMessage.announce(news);
  }

  async remove(code: string): Promise<void> {
    this.removalProblem = undefined;
    const order = await this.tracker.run(removal(code), () => this.removePromoCode.execute(code));
    if (order) this.liveMessage.announce(cartWords.codeRemoved(displayPromoCode(code)));
    const error = this.tracker.errorOf(removal(code));
    runInAction(() => (this.removalProblem = error && cartWords.codeStays(displayPromoCode(code), describeFailure(error))));
  }

  private asCode({ code, amount, eligible }: Discount): readonly CodeView[] {
    if (code === undefined) return [];
    const detail = eligible ? `−${formatPromotionAmount(cents(Math.abs(amount)))}` : cartWords.codeIneligible;
    return [{ code, shown: displayPromoCode(code), detail, isBusy: this.tracker.isBusy(removal(code)) }];
  }
}

function describeOutcome(outcome: PromoCodeOutcome, input: string): string {
  switch (outcome.kind) {
    case 'applied':
      return cartWords.codeApplied(displayPromoCode(outcome.code));
    case 'already-applied':
      return cartWords.codeAlreadyApplied(displayPromoCode(outcome.code));
    case 'denied':
      return describeDenial(outcome.reason, outcome.message);
    case 'not-a-code':
      // What is too long for any code is unknown for sure.
      return input.trim() === '' ? cartWords.codeNeeded : describeDenial('coupon_code_not_found', undefined);
  }
}

function removal(code: string): string {
  return `remove-promo-code:${code}`;
}
