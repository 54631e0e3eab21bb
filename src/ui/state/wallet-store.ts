import { reaction, runInAction } from 'mobx';
import type { GatewayError } from '#src/application/ports/gateway-error';
import type { WalletGateway } from '#src/application/ports/shop/wallet-gateway';
import type { CustomerState } from '#src/application/ports/state/customer-state';
import type { Logger } from '#src/application/ports/system/logger';
import type { WalletPaymentSource } from '#src/domain/customer/wallet-payment-source';
import { autoObservable } from './auto-observable';
import { Resource } from './resource';

interface Wallet {
  readonly ownerId: string | undefined;
  readonly cards: readonly WalletPaymentSource[];
}

/** The saved cards of the signed-in customer (spec §3 walletPaymentSources), for the account and for checkout. */
export class WalletStore {
  private wallet: Wallet | undefined = undefined;
  private readonly loaded: Resource<void>;

  constructor(
    private readonly gateway: WalletGateway,
    private readonly customer: CustomerState,
    logger: Logger,
  ) {
    this.loaded = new Resource(logger, () => this.read());
    autoObservable(this);
  }

  /** The default first, then the newest. Undefined until they are known, and for another customer. */
  get cards(): readonly WalletPaymentSource[] | undefined {
    return this.wallet && this.wallet.ownerId === this.customer.current?.id ? this.wallet.cards : undefined;
  }

  get isLoading(): boolean {
    return this.loaded.isLoading;
  }

  /** Why the last load failed. */
  get error(): GatewayError | undefined {
    return this.loaded.error;
  }

  find(id: string | undefined): WalletPaymentSource | undefined {
    return this.cards?.find((card) => card.id === id);
  }

  /** Loads them now, and again once it is known whose they are, or another customer signs in. */
  watch(): () => void {
    return reaction(
      () => this.customer.current?.id,
      () => void this.load(),
      { fireImmediately: true },
    );
  }

  /** Loads them again: another tab or a completed order may have changed them. Those that are known stay until then. */
  load(): Promise<void> {
    return this.loaded.reload();
  }

  replace(cards: readonly WalletPaymentSource[]): void {
    this.wallet = { ownerId: this.customer.current?.id, cards };
  }

  private async read(): Promise<void> {
    const cards = await this.gateway.list();
    runInAction(() => this.replace(cards));
  }
}
