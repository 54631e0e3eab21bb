import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CartState } from '#src/application/ports/state/cart-state';
import type { LiveMessageState } from '#src/application/ports/state/live-message-state';
import type { PendingPromoCodesState } from '#src/application/ports/state/pending-promo-codes-state';
import type { EnteredCodeOutcome, EnterPromoCode } from '#src/application/promo-code/enter-promo-code';
import type { PendingPromoCodes } from '#src/application/promo-code/pending-promo-codes';
import type { RemovePromoCode } from '#src/application/promo-code/remove-promo-code';
import { explainCodes } from '#src/domain/promo-code/explain-codes';
import { displayPromoCode } from '#src/domain/promo-code/promo-code';
import type { Mountable } from '#src/ui/di/use-presenter';
import { cartMessages } from '#src/ui/messages/cart-messages';
import { describeFailure } from '#src/ui/messages/failures';
import { describeDenial } from '#src/ui/messages/promo-code-denials';
import { promoCodeMessages } from '#src/ui/messages/promo-code-messages';
import type { ActionTracker } from '#src/ui/state/action-tracker';
import type { PromoCodeQueue } from '#src/ui/watchers/promo-code-queue';
import { asCodeView, asKeptView, type CodeView } from './promo-code-views';

const applying = 'apply-promo-code';

/** Presents coupon codes: entry, denial in plain words, why one does not count, removal (spec §4 Promo codes, §8 denial reasons). */
export class PromoCodePresenter implements Mountable {
  input = '';
  /** Why the code is still there that was to be taken off. */
  removalProblem: string | undefined = undefined;
  private outcome: EnteredCodeOutcome | undefined = undefined;

  constructor(
    private readonly cart: CartState,
    private readonly keptState: PendingPromoCodesState,
    private readonly pendingPromoCodes: PendingPromoCodes,
    private readonly queue: PromoCodeQueue,
    private readonly enterPromoCode: EnterPromoCode,
    private readonly removePromoCode: RemovePromoCode,
    private readonly tracker: ActionTracker,
    private readonly liveMessage: LiveMessageState,
  ) {
    makeAutoObservable<PromoCodePresenter, 'outcome'>(this, { outcome: observableRef }, { autoBind: true });
  }

  mount(): () => void {
    // What was refused on another page is no news here.
    this.tracker.clear(applying);
    this.queue.start();
    return () => undefined;
  }

  /** Codes on the cart. */
  get codes(): readonly CodeView[] {
    const { current } = this.cart;
    return current ? explainCodes(current, (code) => this.pendingPromoCodes.denialOf(code)).map(asCodeView) : [];
  }

  /** Codes that wait; of an affiliate's mark the shopper knows nothing, and it need not be a code. */
  get waiting(): readonly CodeView[] {
    const present = new Set(this.codes.map(({ code }) => code));
    const known = this.keptState.codes.filter(({ key, code }) => key === 'promo' && !present.has(code));
    return known.map((kept) => asKeptView(kept, this.cart.current, this.queue.isTrying));
  }

  get isApplying(): boolean {
    return this.tracker.isBusy(applying);
  }

  isRemoving(code: string): boolean {
    return this.tracker.isBusy(removal(code));
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

  /** Tries what was typed; it stays in the field while it is refused. What came of it is also spoken. */
  async apply(): Promise<void> {
    const outcome = await this.tracker.run(applying, () => this.enterPromoCode.execute(this.input));
    const news = outcome ? describeOutcome(outcome, this.input) : this.problem;
    runInAction(() => {
      this.outcome = outcome;
      if (outcome && outcome.kind !== 'denied' && outcome.kind !== 'not-a-code') this.input = '';
    });
    if (news !== undefined) this.liveMessage.announce(news);
  }

  /** Takes a code off the cart. */
  async remove(code: string): Promise<void> {
    this.removalProblem = undefined;
    const order = await this.tracker.run(removal(code), () => this.removePromoCode.execute(code));
    if (order) this.liveMessage.announce(cartMessages.codeRemoved(displayPromoCode(code)));
    const error = this.tracker.errorOf(removal(code));
    runInAction(
      () => (this.removalProblem = error && cartMessages.codeStays(displayPromoCode(code), describeFailure(error))),
    );
  }

  /** Forgets a code that waits. */
  drop(code: string): void {
    this.pendingPromoCodes.drop(code);
    this.liveMessage.announce(promoCodeMessages.dropped(displayPromoCode(code)));
  }
}

function describeOutcome(outcome: EnteredCodeOutcome, input: string): string {
  switch (outcome.kind) {
    case 'applied':
      return cartMessages.codeApplied(displayPromoCode(outcome.code));
    case 'already-applied':
      return cartMessages.codeAlreadyApplied(displayPromoCode(outcome.code));
    case 'kept-for-delivery':
      return promoCodeMessages.keptForDelivery(displayPromoCode(outcome.code));
    case 'denied':
      return describeDenial(outcome.denial);
    case 'not-a-code':
      // What is too long for any code is unknown for sure.
      return input.trim() === '' ? cartMessages.codeNeeded : describeDenial({ reason: 'not_found' });
  }
}

function removal(code: string): string {
  return `remove-promo-code:${code}`;
}
