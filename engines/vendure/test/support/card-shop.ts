import assert from 'node:assert/strict';
import { after, before, beforeEach } from 'node:test';
import type { Customer, Order } from '@vendure/core';
import { OrderCompletion } from '#src/plugins/checkout/order-completion';
import { CardSessions } from '#src/plugins/saved-card/card-sessions';
import type { SavedCard } from '#src/plugins/saved-card/entities/saved-card.entity';
import { SavedCards } from '#src/plugins/saved-card/saved-cards';
import type { SignedEvent } from '#test/payment/stripe-stand-in';
import { StripeStandIn } from '#test/payment/stripe-stand-in';
import { makeCustomer } from './customers';
import { EngineUnderTest } from './engine-under-test';
import { SignInStandIn } from './sign-in-stand-in';
import { signedIn } from './signed-in';

/** A number of Stripe that is saved, and declined when it is charged later. */
export const DECLINES = '4000000000000341';

/** Two servers of an engine whose cards are kept by a stand-in for Stripe. */
export class CardShop {
  readonly engine = new EngineUnderTest();
  readonly stripe = new StripeStandIn();
  readonly signIn = new SignInStandIn();
  /** The address of the second server. */
  other = '';
  private customers = 0;

  /** Runs for all tests of a file. */
  static forAllTests(): CardShop {
    const shop = new CardShop();
    before(() => shop.start());
    after(() => shop.stop());
    beforeEach(() => {
      shop.stripe.isAway = false;
    });
    return shop;
  }

  newCustomer(): Promise<Customer> {
    this.customers += 1;
    return makeCustomer(this.engine, `customer-${this.customers}@example.test`);
  }

  /** Signs a customer in. Returns the headers of their calls. */
  async signedIn(customer: Customer): Promise<Readonly<Record<string, string>>> {
    return signedIn(this.engine, this.signIn, customer);
  }

  async cardsOf({ id }: Customer): Promise<readonly SavedCard[]> {
    return this.engine.get(SavedCards).list(await this.engine.context(), id);
  }

  /** The last digits of a customer's cards, and whether each is the default. */
  async digitsOf(customer: Customer): Promise<readonly (readonly [string, boolean])[]> {
    return (await this.cardsOf(customer)).map(({ lastDigits, isDefault }) => [lastDigits, isDefault] as const);
  }

  tell({ body, signature }: SignedEvent, server?: string): Promise<number> {
    return this.engine.notify(body, signature, server);
  }

  /** Says the same to both servers at once, twice each. */
  tellBoth(event: SignedEvent): Promise<readonly number[]> {
    return Promise.all([undefined, this.other, undefined, this.other].map((server) => this.tell(event, server)));
  }

  /** Opens the payment page of an order, and returns its session. */
  async prepare({ id }: Order, payer?: Customer): Promise<string> {
    const { engine } = this;
    await engine.locked(id, async (ctx) =>
      engine.get(OrderCompletion).prepare(ctx, await engine.order(id, ctx), payer),
    );
    const page = await engine.payments.pageOf(await engine.context(), id);
    assert.ok(page);
    return page.sessionId;
  }

  /** Opens a page that saves a card, and returns its session. */
  async openSetup(customer: Customer): Promise<string> {
    const sessions = this.engine.get(CardSessions);
    const url = await sessions.open(await this.engine.context(), customer, '/account/payment/');
    return url.slice(url.lastIndexOf('/') + 1);
  }

  /** Saves a card without an order. */
  async save(customer: Customer, number?: string): Promise<SavedCard> {
    const session = await this.openSetup(customer);
    this.stripe.pay(session, number);
    assert.equal(await this.tell(this.stripe.tellOfSession(session)), 200);
    const card = (await this.cardsOf(customer)).find(({ cardSessionId }) => cardSessionId === session);
    assert.ok(card);
    return card;
  }

  async remove({ id: customerId }: Customer, { id }: SavedCard): Promise<void> {
    await this.engine.get(SavedCards).remove(await this.engine.context(), customerId, id);
  }

  private async start(): Promise<void> {
    await Promise.all([this.stripe.server.start(), this.signIn.start()]);
    const variables = {
      ...this.signIn.variables,
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: this.stripe.secret,
      STRIPE_URL: this.stripe.server.url,
    };
    await this.engine.start({ variables });
    this.other = await this.engine.startAnother();
  }

  private async stop(): Promise<void> {
    await this.engine.stop();
    await Promise.all([this.stripe.server.stop(), this.signIn.stop()]);
  }
}
