import { makeAutoObservable } from 'mobx';
import type { DraftStorage } from '../../../application/ports/browser/draft-storage';
import { checkoutWords } from '../../text/checkout-words';

const draftName = 'checkout-age';

/** The buyer's word to be 21 or over, asked for once in a tab: before wine is paid for, it has to be given. */
export class AgeConfirmation {
  isGiven = false;
  problem: string | undefined = undefined;

  constructor(private readonly drafts: DraftStorage) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Takes up what was said in this tab before. */
  restore(): void {
    this.isGiven = this.drafts.read(draftName)['isGiven'] === 'yes';
    this.problem = undefined;
  }

  give(isGiven: boolean): void {
    this.isGiven = isGiven;
    this.problem = undefined;
    if (isGiven) this.drafts.write(draftName, { isGiven: 'yes' });
    else this.drafts.forget(draftName);
  }

  /** Whether the way is free; when it is not, says what is missing. */
  check(isNeeded: boolean): boolean {
    this.problem = isNeeded && !this.isGiven ? checkoutWords.adultNeeded : undefined;
    return this.problem === undefined;
  }
}
