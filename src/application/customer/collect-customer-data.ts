import { orElse } from '#src/application/calls/handled';
import { GatewayError } from '#src/application/ports/gateway-error';
import { SignInUserGateway } from '#src/application/ports/identity/sign-in-user-gateway';
import { AddressBookGateway } from '#src/application/ports/shop/address-book-gateway';
import { CustomerGateway } from '#src/application/ports/shop/customer-gateway';
import { Clock } from '#src/application/ports/system/clock';
import type { Used } from '#src/application/ports/token';
import { SignInStorage } from '#src/application/storage/sign-in-storage';
import {
  addressEntries,
  cardEntries,
  creditEntry,
  customerDataLeftOut,
  type CustomerDataPart,
  orderEntry,
  profileEntry,
  subscriptionEntry,
} from '#src/domain/customer/customer-data';
import { CustomerHistory } from './customer-history';

export interface CollectedData {
  /** JSON without tokens; it names the missing and the omitted parts. */
  readonly text: string;
  readonly missing: readonly CustomerDataPart[];
}

/**
 * Collects the data that the shop and the sign-in provider have about the customer. A part that fails costs only that part, and
 * the file names it. It also names the data that no call reads.
 */
export class CollectCustomerData {
  static readonly uses = {
    customers: CustomerGateway,
    addresses: AddressBookGateway,
    users: SignInUserGateway,
    history: CustomerHistory,
    signIn: SignInStorage,
    clock: Clock,
  };

  constructor(private readonly use: Used<typeof CollectCustomerData.uses>) {}

  /**
   * Rejects with GatewayError when not even the profile can be read; `not_logged_in` when the customer has signed out
   * meanwhile, because later reads may return another customer's data. A part that is false does not exist in this shop: it is
   * neither read nor missing.
   */
  async execute(parts: Readonly<Partial<Record<CustomerDataPart, boolean>>> = {}): Promise<CollectedData> {
    const asked = this.use.signIn.user();
    const customer = await this.use.customers.readMe();
    const missing: CustomerDataPart[] = [];
    const part = async <T>(name: CustomerDataPart, load: () => Promise<T>): Promise<T | undefined> => {
      if (parts[name] === false) return undefined;
      return orElse(load(), () => {
        missing.push(name);
        return undefined;
      });
    };
    const [addresses, orders, subscriptions, cards, storeCredit, signIn] = await Promise.all([
      part('addresses', async () => addressEntries(await this.use.addresses.list(customer.id))),
      part('orders', () => this.use.history.readOrders()),
      part('subscriptions', async () => (await this.use.history.readSubscriptions(customer.id)).map(subscriptionEntry)),
      part('cards', async () => cardEntries(await this.use.history.readCards())),
      part('storeCredit', async () => (await this.use.history.readCredit()).map(creditEntry)),
      part('signIn', () => this.readSignIn()),
    ]);
    const reviews = await part('reviews', () => this.use.history.readReviews(orders ?? []));
    if (this.use.signIn.user() !== asked)
      throw new GatewayError({ code: 'not_logged_in', message: 'The customer has signed out' });
    const data = {
      createdAt: new Date(this.use.clock.now()).toISOString(),
      missing,
      leftOut: customerDataLeftOut,
      profile: profileEntry(customer),
      signIn,
      addresses,
      orders: orders?.map(orderEntry),
      subscriptions,
      cards,
      storeCredit,
      reviews,
    };
    return { text: JSON.stringify(data, undefined, 2), missing };
  }

  private async readSignIn() {
    const user = await this.use.users.read();
    return user?.factors.map(({ kind, name, isVerified }) => ({ kind, name, isVerified }));
  }
}
