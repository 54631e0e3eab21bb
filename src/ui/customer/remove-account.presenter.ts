import { runInAction } from 'mobx';
import { CustomerHistory } from '#src/application/customer/customer-history';
import { type AccountRemoval, RemoveAccount } from '#src/application/customer/remove-account';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import { Clock } from '#src/application/ports/system/clock';
import type { Used } from '#src/application/ports/token';
import { type StillToCome, stillToCome } from '#src/domain/customer/still-to-come';
import { formatMoney } from '#src/domain/money/money';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { Form } from '#src/ui/kit/form';
import { profileMessages } from './profile-messages';

const messages = profileMessages.remove;

/** A typed word confirms the deletion (docs/adr/0022). */
export class RemoveAccountPresenter {
  static readonly uses = {
    removeAccount: RemoveAccount,
    subscriptions: SubscriptionsState,
    customer: CustomerState,
    history: CustomerHistory,
    clock: Clock,
  };
  static readonly isShared = false;

  readonly form = new Form<'word'>({
    empty: { word: '' },
    findProblems: ({ word }) => (word.toUpperCase() === messages.word ? {} : { word: messages.wordMissing }),
  });
  readonly removing = new Action();
  isAsking = false;
  /** Reads the orders for the question. */
  readonly checking = new Action();
  private open: StillToCome | undefined = undefined;
  private outcome: AccountRemoval | undefined = undefined;

  constructor(private readonly use: Used<typeof RemoveAccountPresenter.uses>) {
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

  /** Lists the pending deliveries and gift cards, each with its fate after the deletion (spec §2 account). */
  get toCome(): readonly string[] {
    const clubs = [...(this.use.subscriptions.all?.values() ?? [])].filter(({ state }) =>
      endsWithTheAccount.has(state),
    );
    const credit = this.use.customer.current?.storeCredit;
    const { orders, prepaidDeliveries, giftCards } = this.open ?? { orders: 0, prepaidDeliveries: 0, giftCards: 0 };
    return [
      ...(clubs.length > 0 ? [messages.clubs(clubs.length)] : []),
      ...(orders > 0 ? [messages.orders(orders)] : []),
      ...(prepaidDeliveries > 0 ? [messages.prepaid(prepaidDeliveries)] : []),
      ...(giftCards > 0 ? [messages.giftCards(giftCards)] : []),
      ...(credit !== undefined && credit > 0 ? [messages.credit(formatMoney(credit))] : []),
      ...(this.checking.error ? [messages.unchecked] : []),
    ];
  }

  ask(): void {
    void this.check();
    this.form.start();
    this.removing.clear();
    this.outcome = undefined;
    this.isAsking = true;
  }

  keep(): void {
    this.isAsking = false;
  }

  private async check(): Promise<void> {
    this.open = undefined;
    const owner = this.use.customer.current?.id;
    const result = await this.checking.run(() => this.use.history.readOrders());
    // Another customer may have signed in meanwhile.
    if (result.kind !== 'done' || this.use.customer.current?.id !== owner) return;
    runInAction(() => (this.open = stillToCome(result.value, this.use.clock.now())));
  }

  async remove(): Promise<boolean> {
    if (!this.form.check()) return false;
    const result = await this.removing.run(() => this.use.removeAccount.execute());
    if (result.kind !== 'done') return false;
    runInAction(() => {
      this.isAsking = false;
      this.outcome = result.value;
    });
    return true;
  }
}

const endsWithTheAccount: ReadonlySet<string> = new Set(['active', 'paused', 'pending-cancellation']);
