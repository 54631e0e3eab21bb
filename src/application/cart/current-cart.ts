import { TabChannel } from '#src/application/ports/browser/tab-channel';
import { CartState } from '#src/application/ports/state/cart-state';
import type { Used } from '#src/application/ports/token';
import { CartStorage } from '#src/application/storage/cart-storage';
import { PaymentStorage } from '#src/application/storage/payment-storage';
import { SignInStorage } from '#src/application/storage/sign-in-storage';
import type { OpenedCartLink } from '#src/domain/cart/cart-link-plan';
import type { Order, OrderKey, UnsettledOrder } from '#src/domain/cart/order';
import { type PricePromises, promiseKey, type PromisedLine } from '#src/domain/cart/price-promise';
import type { Cents } from '#src/domain/money/money';

/**
 * The cart of this browser (spec §4 Cart load): its number and token, its owner, its promised prices, the orders that left it
 * for payment, and the cart that this tab shows. Nothing else touches their storage, so that no step is forgotten when one cart
 * follows another, and the other tabs hear of every change.
 */
export class CurrentCart {
  static readonly uses = {
    storage: CartStorage,
    payments: PaymentStorage,
    state: CartState,
    tabs: TabChannel,
    signIn: SignInStorage,
  };

  private shouldAnnounce = false;

  constructor(private readonly use: Used<typeof CurrentCart.uses>) {}

  /** Number and token of the stored cart. */
  get key(): OrderKey | undefined {
    return this.use.storage.read();
  }

  /** False where the browser forgets the cart with the page. */
  get isLasting(): boolean {
    return this.use.storage.isLasting;
  }

  /** The order that this tab shows. */
  get order(): Order | undefined {
    return this.use.state.current;
  }

  isStored(number: string): boolean {
    return this.key?.number === number;
  }

  /** Makes an order the cart, here and in the other tabs. */
  adopt(order: Order): void {
    this.use.storage.write(order);
    this.use.state.replace(order);
    this.use.tabs.announceCartChange();
  }

  /** The owner of a cart that begins now, by the sign-in provider's user id; undefined for a guest. */
  get customer(): string | undefined {
    return this.use.signIn.signedInUser();
  }

  /**
   * Makes an order the cart that was begun for this customer. False, with nothing done, when they have signed out meanwhile, here or in
   * another tab: the cart is the next person's (spec §4 Sign-out).
   */
  begin(order: Order, customer: string | undefined): boolean {
    if (customer !== undefined && this.use.signIn.user() !== customer) return false;
    this.adopt(order);
    // One whose session the server has ended meanwhile may come back.
    if (customer !== undefined && this.customer === undefined) this.keepFor(customer);
    return true;
  }

  /** Shows the stored cart as the server has it. Other tabs are told nothing: each reads for itself. */
  show(order: Order | undefined): void {
    if (order) return this.use.state.replace(order);
    // An incomplete key counts as none: another tab's storage arrives piece by piece and must not be cleared.
    if (this.key) this.use.storage.clear();
    this.use.state.clear();
  }

  /** Leaves nothing of the cart, here and in the other tabs (spec §4 Sign-out). */
  forget(): void {
    this.use.storage.clear();
    this.use.state.clear();
    this.use.tabs.announceCartChange();
  }

  /**
   * Removes a cart that belongs to another customer, so that the current visitor neither sees its contents and owner nor pays
   * for it. It stays unchanged for its owner.
   */
  leaveToOwner(): void {
    this.forget();
    this.shouldAnnounce = true;
  }

  /** Returns true once after a cart was left to its owner, so that the shopper is notified once. */
  takeLeftToOwner(): boolean {
    const { shouldAnnounce } = this;
    this.shouldAnnounce = false;
    return shouldAnnounce;
  }

  /** The owner of a cart that stayed when their session ended, by the sign-in provider's user id. */
  get owner(): string | undefined {
    return this.use.storage.readOwner();
  }

  /** Keeps the cart for its owner: the next person who signs in must not find it. */
  keepFor(userId: string): void {
    if (this.key) this.use.storage.writeOwner(userId);
  }

  /**
   * Makes the cart an order whose payment is being settled; it is no longer the cart (spec §2 checkout_session_id). The cart
   * stays when that is no session.
   */
  keepUnsettled(checkoutSessionId: string): void {
    const { key } = this;
    if (key && this.use.payments.writeUnsettled({ ...key, checkoutSessionId })) this.use.storage.clear();
  }

  /** Orders whose payment is not settled, the oldest first. */
  get unsettled(): readonly UnsettledOrder[] {
    return this.use.payments.readUnsettled();
  }

  /** Drops an unsettled order, because its outcome is certain. */
  settle(number: string): void {
    this.use.payments.clearUnsettled(number);
  }

  /** Drops an order that is complete wherever it still counts as the cart or as unsettled. */
  complete(number: string): void {
    this.settle(number);
    if (this.isStored(number)) this.use.storage.clear();
    if (this.order?.number === number) this.use.state.clear();
    this.use.tabs.announceCartChange();
  }

  /** The order that this tab shows once it is complete. */
  get confirmable(): OrderKey | undefined {
    return this.use.payments.readConfirmable();
  }

  /** Stores an order in this tab, to be shown once it is complete; the cart stays as it is. */
  keepConfirmable(key: OrderKey): void {
    this.use.payments.writeConfirmable(key);
  }

  /** The prices that pages showed when lines were added. */
  get promised(): PricePromises {
    return this.use.storage.promises.read() ?? new Map();
  }

  /** Stores the price of one unit that a page showed. */
  promise(line: PromisedLine & { readonly price?: Cents | undefined }): void {
    if (line.price === undefined) return;
    this.use.storage.promises.write(new Map([...this.promised, [promiseKey(line), line.price]]));
  }

  /** The links that were opened for this cart, the newest first. */
  get openedLinks(): readonly OpenedCartLink[] {
    return this.use.storage.links.read() ?? [];
  }

  /** Stores a cart link that was opened, in place of an earlier opening of it. */
  keepOpenedLink(opened: OpenedCartLink): void {
    const others = this.openedLinks.filter(({ link }) => link !== opened.link);
    this.use.storage.links.write([opened, ...others]);
  }
}
