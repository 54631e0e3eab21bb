import { CartStorage } from '#src/application/ports/browser/cart-storage';
import { OpenedLinkStorage } from '#src/application/ports/browser/opened-link-storage';
import { PaymentStorage } from '#src/application/ports/browser/payment-storage';
import { PricePromiseStorage } from '#src/application/ports/browser/price-promise-storage';
import { TabChannel } from '#src/application/ports/browser/tab-channel';
import { CartState } from '#src/application/ports/state/cart-state';
import type { DependenciesOf } from '#src/application/ports/token';
import type { OpenedCartLink } from '#src/domain/cart/cart-link-plan';
import type { Order, OrderKey, UnsettledOrder } from '#src/domain/cart/order';
import { type PricePromises, promiseKey, type PromisedLine } from '#src/domain/cart/price-promise';
import type { Cents } from '#src/domain/money/money';

/** Nothing else touches its storage, so that no step is forgotten when one cart follows another (spec §4 Cart load). */
export class CurrentCart {
  static readonly dependencies: DependenciesOf<typeof CurrentCart> = [
    CartStorage,
    PricePromiseStorage,
    OpenedLinkStorage,
    PaymentStorage,
    CartState,
    TabChannel,
  ];

  private shouldAnnounce = false;

  constructor(
    private readonly storage: CartStorage,
    private readonly promises: PricePromiseStorage,
    private readonly links: OpenedLinkStorage,
    private readonly payments: PaymentStorage,
    private readonly state: CartState,
    private readonly tabs: TabChannel,
  ) {}

  /** Of the stored cart. */
  get key(): OrderKey | undefined {
    return this.storage.read();
  }

  /** As this tab shows it. */
  get order(): Order | undefined {
    return this.state.current;
  }

  isStored(number: string): boolean {
    return this.key?.number === number;
  }

  /** Takes effect here and in the other tabs. */
  adopt(order: Order): void {
    this.storage.write(order);
    this.state.replace(order);
    this.tabs.announceCartChange();
  }

  /** Other tabs are told nothing: each reads for itself. */
  show(order: Order | undefined): void {
    if (order) return this.state.replace(order);
    // An incomplete key counts as none: another tab's storage arrives piece by piece and must not be cleared.
    if (this.key) this.clearStored();
    this.state.clear();
  }

  /** Clears the cart here and in the other tabs (spec §4 Sign-out). */
  forget(): void {
    this.clearStored();
    this.state.clear();
    this.tabs.announceCartChange();
  }

  /** The visitor sees nothing of another customer's cart, which stays unchanged for its owner. */
  leaveToOwner(): void {
    this.forget();
    this.shouldAnnounce = true;
  }

  /** True once after a cart was left to its owner, so that the shopper is notified once. */
  takeLeftToOwner(): boolean {
    const { shouldAnnounce } = this;
    this.shouldAnnounce = false;
    return shouldAnnounce;
  }

  /** The sign-in provider's user id, for a cart that stayed when its session ended. */
  get owner(): string | undefined {
    return this.storage.readOwner();
  }

  /** The next person who signs in must not find the cart. */
  keepFor(userId: string): void {
    if (this.key) this.storage.writeOwner(userId);
  }

  /** It is no longer the cart (spec §2 checkout_session_id), unless that is no session. */
  keepUnsettled(checkoutSessionId: string): void {
    const { key } = this;
    if (key && this.payments.writeUnsettled({ ...key, checkoutSessionId })) this.clearStored();
  }

  /** Oldest first. */
  get unsettled(): readonly UnsettledOrder[] {
    return this.payments.readUnsettled();
  }

  /** Called once its outcome is certain. */
  settle(number: string): void {
    this.payments.clearUnsettled(number);
  }

  /** Drops it wherever it still counts as the cart or as unsettled. */
  complete(number: string): void {
    this.settle(number);
    if (this.isStored(number)) this.clearStored();
    if (this.order?.number === number) this.state.clear();
    this.tabs.announceCartChange();
  }

  /** Shown in this tab once it is complete. */
  get confirmable(): OrderKey | undefined {
    return this.payments.readConfirmable();
  }

  /** The cart stays as it is. */
  keepConfirmable(key: OrderKey): void {
    this.payments.writeConfirmable(key);
  }

  get promised(): PricePromises {
    return this.promises.read();
  }

  /** `price` is that of one unit. */
  promise(line: PromisedLine & { readonly price?: Cents | undefined }): void {
    if (line.price !== undefined) this.promises.write(promiseKey(line), line.price);
  }

  /** Newest first. */
  get openedLinks(): readonly OpenedCartLink[] {
    return this.links.read();
  }

  keepOpenedLink(opened: OpenedCartLink): void {
    this.links.write(opened);
  }

  private clearStored(): void {
    this.storage.clear();
    this.promises.clear();
    this.links.clear();
  }
}
