import { runInAction } from 'mobx';
import type { ApplyGiftCard, GiftCardOutcome } from '#src/application/gift-card/apply-gift-card';
import type { RemoveGiftCard } from '#src/application/gift-card/remove-gift-card';
import type { CartState } from '#src/application/ports/state/cart-state';
import { lastOfGiftCard } from '#src/domain/gift-card/gift-card-code';
import { formatMoney } from '#src/domain/money/format-money';
import type { Presenter } from '#src/ui/di/use-presenter';
import { describeFailure } from '#src/ui/messages/failures';
import { describeGiftCardDenial } from '#src/ui/messages/gift-card-denials';
import { giftCardMessages } from '#src/ui/messages/gift-card-messages';
import type { ActionTracker } from '#src/ui/state/action-tracker';
import { autoObservable } from '#src/ui/state/auto-observable';
import type { LiveMessageState } from '#src/ui/state/live-message-state';

const applying = 'apply-gift-card';
const { pay } = giftCardMessages;

/** A gift card that pays, ready to read; of its code only the end is shown. */
export interface PayingCard {
  readonly code: string;
  readonly last: string;
  readonly shown: string;
  readonly detail: string;
  readonly isBusy: boolean;
}

/** Presents paying with gift cards: entry, denial in plain words, removal (spec §7 gift cards, §8 denial reasons). */
export class PayWithGiftCardPresenter implements Presenter {
  input = '';
  /** Why the card still pays that was to be taken off. */
  removalProblem: string | undefined = undefined;
  private outcome: GiftCardOutcome | undefined = undefined;

  constructor(
    private readonly cart: CartState,
    private readonly applyGiftCard: ApplyGiftCard,
    private readonly removeGiftCard: RemoveGiftCard,
    private readonly tracker: ActionTracker,
    private readonly liveMessage: LiveMessageState,
  ) {
    autoObservable(this);
  }

  mount(): () => void {
    // What was refused on another page is no news here.
    this.tracker.clear(applying);
    return () => undefined;
  }

  get cards(): readonly PayingCard[] {
    return (this.cart.current?.appliedGiftCards ?? []).map(({ code, amount, remaining }) => {
      const last = lastOfGiftCard(code);
      const detail = pay.detail(formatMoney(amount), remaining ? formatMoney(remaining) : undefined);
      return { code, last, shown: giftCardMessages.named(last), detail, isBusy: this.tracker.isBusy(removal(code)) };
    });
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

  /** Tries what was typed; it stays in the field unless it pays now. What came of it is also spoken. */
  async apply(): Promise<void> {
    const outcome = await this.tracker.run(applying, () => this.applyGiftCard.execute(this.input));
    const news = outcome ? describeOutcome(outcome, this.input) : this.problem;
    runInAction(() => {
      this.outcome = outcome;
      if (outcome?.kind === 'applied' || outcome?.kind === 'already-applied') this.input = '';
    });
    if (news !== undefined) this.liveMessage.announce(news);
  }

  async remove({ code, last }: PayingCard): Promise<void> {
    this.removalProblem = undefined;
    const order = await this.tracker.run(removal(code), () => this.removeGiftCard.execute(code));
    if (order) this.liveMessage.announce(pay.removed(last));
    const error = this.tracker.errorOf(removal(code));
    runInAction(() => (this.removalProblem = error && pay.stays(last, describeFailure(error))));
  }
}

function describeOutcome(outcome: GiftCardOutcome, input: string): string {
  switch (outcome.kind) {
    case 'applied':
      return pay.applied(lastOfGiftCard(outcome.code));
    case 'already-applied':
      return pay.already(lastOfGiftCard(outcome.code));
    case 'denied':
      return describeGiftCardDenial(outcome.denial);
    case 'not-a-code':
      // What is too long for any code is unknown for sure.
      return input.trim() === '' ? giftCardMessages.codeNeeded : describeGiftCardDenial({ reason: 'not_found' });
  }
}

function removal(code: string): string {
  return `remove-gift-card:${code}`;
}
