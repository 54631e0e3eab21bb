import type { DraftStorage } from '#src/application/ports/browser/draft-storage';
import type { CartState } from '#src/application/ports/state/cart-state';
import { checkoutMessages } from '#src/ui/messages/checkout-messages';
import { autoObservable } from '#src/ui/state/auto-observable';

const draftName = 'checkout-age';

/** The buyer's word to be 21 or over, asked for anew with every order: before wine is paid for, it has to be given. */
export class AgeConfirmation {
  problem: string | undefined = undefined;
  /** Number of the order that it was given for. */
  private givenFor: string | undefined = undefined;

  constructor(
    private readonly drafts: DraftStorage,
    private readonly cart: CartState,
  ) {
    autoObservable(this);
  }

  get isGiven(): boolean {
    return this.order !== undefined && this.givenFor === this.order;
  }

  /** Takes up what was said in this tab before. */
  restore(): void {
    this.givenFor = this.drafts.read(draftName)['order'];
    this.problem = undefined;
  }

  give(isGiven: boolean): void {
    this.givenFor = isGiven ? this.order : undefined;
    this.problem = undefined;
    if (this.givenFor === undefined) this.drafts.clear(draftName);
    else this.drafts.write(draftName, { order: this.givenFor });
  }

  /** Whether the way is free; when it is not, says what is missing. */
  check(isNeeded: boolean): boolean {
    this.problem = isNeeded && !this.isGiven ? checkoutMessages.adultNeeded : undefined;
    return this.problem === undefined;
  }

  private get order(): string | undefined {
    return this.cart.current?.number;
  }
}
