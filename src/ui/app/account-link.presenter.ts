import type { CustomerState } from '#src/application/ports/state/customer-state';

export class AccountLinkPresenter {
  constructor(private readonly customer: CustomerState) {}

  get name(): string | undefined {
    const { current } = this.customer;
    return current?.name ?? current?.email;
  }
}
