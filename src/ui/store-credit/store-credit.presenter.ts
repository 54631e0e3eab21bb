import { reaction } from 'mobx';
import { CustomerGateway } from '#src/application/ports/shop/customer-gateway';
import { StoreCreditReader } from '#src/application/ports/shop/store-credit-reader';
import { CustomerState } from '#src/application/ports/state/customer-state';
import type { Used } from '#src/application/ports/token';
import { type Cents, formatMoney } from '#src/domain/money/money';
import type { StoreCreditEvent, StoreCreditPage } from '#src/domain/store-credit/store-credit';
import { CustomerResource } from '#src/ui/customer/shared/customer-resource';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { formatDayOf } from '#src/ui/kit/moment-messages';
import type { Presenter } from '#src/ui/kit/use-presenter';

interface GivenPage {
  /** Counted from 1. */
  readonly page: number;
}

interface Credit extends StoreCreditPage {
  /** Undefined where the back end has no amount. */
  readonly spendable: Cents | undefined;
}

/** Presents the customer's store credit and its history (spec §3 Store credit events). */
export class StoreCreditPresenter implements Presenter {
  static readonly uses = { reader: StoreCreditReader, customers: CustomerGateway, customer: CustomerState };
  static readonly isShared = false;

  readonly credit: CustomerResource<Credit>;

  constructor(
    private readonly use: Used<typeof StoreCreditPresenter.uses>,
    private readonly given: GivenPage,
  ) {
    this.credit = new CustomerResource(use.customer, () => this.read());
    autoObservable(this);
  }

  mount(): () => void {
    const stops = [
      this.credit.watch(),
      reaction(
        () => this.given.page,
        () => {
          this.credit.clear();
          void this.credit.reload();
        },
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Uses the balance after the newest event where the back end has none. */
  get balance(): string | undefined {
    const { value } = this.credit;
    if (value?.spendable !== undefined) return formatMoney(value.spendable);
    return value?.page === 1 ? value.events[0]?.balance : undefined;
  }

  get events(): readonly Omit<StoreCreditEvent, 'createdAt'>[] {
    return (this.credit.value?.events ?? []).map(({ createdAt, ...event }) =>
      createdAt === undefined ? event : { ...event, date: formatDayOf(createdAt) },
    );
  }

  /** Undefined while the page loads. */
  get shownPage(): number | undefined {
    return this.credit.value && this.given.page;
  }

  get pages(): number {
    return this.credit.value?.pages ?? 0;
  }

  get isEmpty(): boolean {
    return this.credit.value?.totalCount === 0;
  }

  private async read(): Promise<Credit> {
    const [page, customer] = await Promise.all([
      this.use.reader.list({ page: this.given.page }),
      this.use.customers.readMe(),
    ]);
    return { ...page, spendable: customer.storeCredit };
  }
}
