import { runInAction } from 'mobx';
import { type AccountRemoval, RemoveAccount } from '#src/application/customer/remove-account';
import { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import type { DependenciesOf } from '#src/application/ports/token';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { Form } from '#src/ui/kit/form';
import { profileMessages } from './profile-messages';

const messages = profileMessages.remove;

/** A typed word confirms the deletion (docs/adr/0042). */
export class RemoveAccountPresenter {
  static readonly dependencies: DependenciesOf<typeof RemoveAccountPresenter> = [RemoveAccount, SubscriptionsState];
  static readonly isShared = false;

  readonly form = new Form<'word'>({
    empty: { word: '' },
    findProblems: ({ word }) => (word.toUpperCase() === messages.word ? {} : { word: messages.wordMissing }),
  });
  readonly removing = new Action();
  isAsking = false;
  private outcome: AccountRemoval | undefined = undefined;

  constructor(
    private readonly removeAccount: RemoveAccount,
    private readonly subscriptions: SubscriptionsState,
  ) {
    autoObservable(this);
  }

  /** True when this shop does not delete accounts by itself. */
  get isNotOffered(): boolean {
    return this.outcome === 'not-offered';
  }

  /** The last words to a customer who is signed out by this. */
  get farewell(): typeof messages.done | typeof messages.unknown | undefined {
    if (this.outcome === 'removed') return messages.done;
    return this.outcome === 'unknown' ? messages.unknown : undefined;
  }

  get consequences(): readonly string[] {
    const running = [...(this.subscriptions.all?.values() ?? [])].filter(({ state }) => endsWithTheAccount.has(state));
    return [
      messages.goes,
      ...(running.length > 0 ? [messages.clubs(running.length)] : []),
      messages.stays,
      messages.final,
    ];
  }

  ask(): void {
    this.form.start();
    this.removing.clear();
    this.outcome = undefined;
    this.isAsking = true;
  }

  keep(): void {
    this.isAsking = false;
  }

  async remove(): Promise<boolean> {
    if (!this.form.check()) return false;
    const result = await this.removing.run(() => this.removeAccount.execute());
    if (result.kind !== 'done') return false;
    runInAction(() => {
      this.isAsking = false;
      this.outcome = result.value;
    });
    return true;
  }
}

const endsWithTheAccount: ReadonlySet<string> = new Set(['active', 'paused', 'pending-cancellation']);
