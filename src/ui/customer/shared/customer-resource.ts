import { reaction, runInAction } from 'mobx';
import type { GatewayError } from '#src/application/ports/gateway-error';
import type { CustomerState } from '#src/application/ports/state/customer-state';
import { Resource } from '#src/ui/kit/resource';

/** Milliseconds that a page waits for start-up to find out who the customer is. */
export const startUpTimeout = 10_000;

interface Owned<T> {
  /** Undefined when it came before start-up knew the customer. */
  readonly ownerId: string | undefined;
  readonly value: T;
}

/** A `Resource` of the signed-in customer: no other user sees data that was loaded, or requested, before. */
export class CustomerResource<T> {
  private readonly owned: Resource<Owned<T>>;

  constructor(
    private readonly customer: CustomerState,
    load: () => Promise<T>,
  ) {
    this.owned = new Resource(async () => {
      const { customerId } = this;
      const value = await load();
      return { ownerId: customerId ?? this.customerId, value };
    });
  }

  get value(): T | undefined {
    const { value } = this.owned;
    return value && value.ownerId === this.customerId ? value.value : undefined;
  }

  get isLoading(): boolean {
    return this.owned.isLoading;
  }

  /** The reason why the last load failed. */
  get error(): GatewayError | undefined {
    return this.owned.error;
  }

  /** Loads now, and for every other customer who signs in; clears when one leaves. Returns a function that stops that. */
  watch(): () => void {
    void this.reload();
    return reaction(
      () => this.customerId,
      (id, before) => {
        const { value } = this.owned;
        const isOfNobodyYet = value !== undefined && value.ownerId === undefined;
        if (before !== undefined || (value && !isOfNobodyYet && value.ownerId !== id)) this.clear();
        else if (isOfNobodyYet) this.replace(value.value);
        if (id !== undefined) void this.owned.ensure();
      },
    );
  }

  /**
   * Loads once the customer is known, and again for every other customer: data that cannot be requested before, or that guests
   * do not have.
   */
  watchKnown(): () => void {
    return reaction(
      () => this.customerId,
      (id) => void (id !== undefined && this.reload()),
      { fireImmediately: true },
    );
  }

  /** Loads again; the known data stays until then. Never rejects. */
  reload(): Promise<void> {
    return this.owned.reload();
  }

  /** Sets the result of a change, unless another customer is here by then. Rejects as the change does. */
  async replaceBy(change: () => Promise<T>): Promise<void> {
    const { customerId } = this;
    const value = await change();
    if (customerId === this.customerId) this.replace(value);
  }

  clear(): void {
    this.owned.clear();
  }

  private replace(value: T): void {
    runInAction(() => (this.owned.value = { ownerId: this.customerId, value }));
  }

  private get customerId(): string | undefined {
    return this.customer.current?.id;
  }
}
