import { reaction, runInAction } from 'mobx';
import type { GatewayError } from '#src/application/ports/gateway-error';
import { SavedCardGateway } from '#src/application/ports/shop/saved-card-gateway';
import { CustomerState } from '#src/application/ports/state/customer-state';
import type { DependenciesOf } from '#src/application/ports/token';
import type { SavedCard } from '#src/domain/saved-card/saved-card';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { Resource } from '#src/ui/kit/resource';

interface OwnedCards {
  readonly ownerId: string | undefined;
  readonly cards: readonly SavedCard[];
}

/** Account and checkout share the cards (spec §3 walletPaymentSources). */
export class SavedCardStore {
  static readonly dependencies: DependenciesOf<typeof SavedCardStore> = [SavedCardGateway, CustomerState];

  private owned: OwnedCards | undefined = undefined;
  private readonly loaded: Resource<void>;

  constructor(
    private readonly gateway: SavedCardGateway,
    private readonly customer: CustomerState,
  ) {
    this.loaded = new Resource(() => this.read());
    autoObservable(this);
  }

  /** The default comes first, then the newest. Undefined until they are known, and for a different customer. */
  get cards(): readonly SavedCard[] | undefined {
    return this.owned && this.owned.ownerId === this.customer.current?.id ? this.owned.cards : undefined;
  }

  get isLoading(): boolean {
    return this.loaded.isLoading;
  }

  get error(): GatewayError | undefined {
    return this.loaded.error;
  }

  find(id: string | undefined): SavedCard | undefined {
    return this.cards?.find((card) => card.id === id);
  }

  /** Loads now, and again once the customer is known, or when another customer signs in. */
  watch(): () => void {
    return reaction(
      () => this.customer.current?.id,
      () => void this.load(),
      { fireImmediately: true },
    );
  }

  /** Another tab or a completed order may have changed the cards. Known ones stay until then. */
  load(): Promise<void> {
    return this.loaded.reload();
  }

  replace(cards: readonly SavedCard[]): void {
    this.owned = { ownerId: this.customer.current?.id, cards };
  }

  private async read(): Promise<void> {
    const cards = await this.gateway.list();
    runInAction(() => this.replace(cards));
  }
}
