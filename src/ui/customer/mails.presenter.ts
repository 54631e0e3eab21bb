import { runInAction } from 'mobx';
import { type PreferencesOutcome, SaveMailPreferences } from '#src/application/customer/save-mail-preferences';
import { Capabilities } from '#src/application/ports/shop/capabilities';
import { CustomerState } from '#src/application/ports/state/customer-state';
import type { DependenciesOf } from '#src/application/ports/token';
import { type MailPreferences, mailPreferences } from '#src/domain/customer/mail-preferences';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';

/** Presents the customer's choice of mails (spec §3 User, Sign-in user). */
export class MailsPresenter {
  static readonly dependencies: DependenciesOf<typeof MailsPresenter> = [
    SaveMailPreferences,
    CustomerState,
    Capabilities,
  ];
  static readonly isShared = false;

  readonly saving = new Action();
  outcome: PreferencesOutcome | undefined = undefined;
  private chosen: Partial<MailPreferences> = {};

  constructor(
    private readonly savePreferences: SaveMailPreferences,
    private readonly customer: CustomerState,
    private readonly capabilities: Capabilities,
  ) {
    autoObservable(this);
  }

  get isKnown(): boolean {
    return this.customer.current !== undefined;
  }

  /** Reminders are about boxes of the club. */
  get offersReminders(): boolean {
    return this.capabilities.club;
  }

  get preferences(): MailPreferences {
    return { ...(this.customer.current ? mailPreferences(this.customer.current) : noMails), ...this.chosen };
  }

  choose(chosen: Partial<MailPreferences>): void {
    this.chosen = { ...this.chosen, ...chosen };
    this.outcome = undefined;
  }

  async save(): Promise<boolean> {
    const { preferences, chosen } = this;
    this.outcome = undefined;
    const result = await this.saving.run(() => this.savePreferences.execute(preferences));
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
