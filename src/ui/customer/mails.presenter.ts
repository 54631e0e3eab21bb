import { runInAction } from 'mobx';
import { type PreferencesOutcome, SaveMailPreferences } from '#src/application/customer/save-mail-preferences';
import { Capabilities } from '#src/application/ports/shop/capabilities';
import { CustomerState } from '#src/application/ports/state/customer-state';
import type { Used } from '#src/application/ports/token';
import { type MailPreferences, mailPreferences } from '#src/domain/customer/mail-preferences';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';

/** Presents the customer's choice of mails (spec §3 User, Sign-in user). */
export class MailsPresenter {
  static readonly uses = { savePreferences: SaveMailPreferences, customer: CustomerState, capabilities: Capabilities };
  static readonly isShared = false;

  readonly saving = new Action();
  outcome: PreferencesOutcome | undefined = undefined;
  private chosen: Partial<MailPreferences> = {};

  constructor(private readonly use: Used<typeof MailsPresenter.uses>) {
    autoObservable(this);
  }

  get isKnown(): boolean {
    return this.use.customer.current !== undefined;
  }

  /** Reminders are about boxes of the club. */
  get offersReminders(): boolean {
    return this.use.capabilities.club;
  }

  get preferences(): MailPreferences {
    return { ...(this.use.customer.current ? mailPreferences(this.use.customer.current) : noMails), ...this.chosen };
  }

  choose(chosen: Partial<MailPreferences>): void {
    this.chosen = { ...this.chosen, ...chosen };
    this.outcome = undefined;
  }

  async save(): Promise<boolean> {
    const { preferences, chosen } = this;
    this.outcome = undefined;
    const result = await this.saving.run(() => this.use.savePreferences.execute(preferences));
    if (result.kind !== 'done') return false;
    // Choices that were made since then are not saved yet.
    if (this.chosen === chosen) runInAction(() => this.settle(result.value));
    return true;
  }

  private settle(outcome: PreferencesOutcome): void {
    this.outcome = outcome;
    this.chosen = {};
  }
}

const noMails: MailPreferences = { news: false, reminders: false };
