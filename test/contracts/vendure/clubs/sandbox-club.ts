import { expect } from 'vitest';
import { saveCard } from '#sandbox/shop/cards/card-sessions';
import { placeOf } from '#sandbox/shop/customers/place-of';
import { listMails } from '#sandbox/shop/outbox';
import { pay } from '#sandbox/shop/payment-sessions';
import { cancelOrder } from '#sandbox/shop/placed-orders/cancel-order';
import { type Day, dayOf, todayOf } from '#src/domain/interval/calendar-day';
import { shopApiAdapters } from '#src/infrastructure/shop-api/shop-api-adapters';
import { SystemRandomSource } from '#src/infrastructure/system/system-random-source';
import { ManualScheduler } from '#test/fakes/system/manual-scheduler';
import { manualClock } from '#test/sandbox/support/manual-clock';
import { ShopClient } from '#test/sandbox/support/shop-client';
import { startTestSandbox, type TestSandbox } from '#test/sandbox/support/test-sandbox';
import { clubConfig } from './club-config';
import type { Attempt, Books, Club, MailOfDay, Member, MemberPorts } from './club-under-test';

const card = { number: '4111111111111111', month: '01', year: '2040', name: 'Ada Example' };

/** The club of the sandbox, whose own clock moves from day to day. */
export async function sandboxClub(): Promise<Club> {
  const sandbox = await startTestSandbox({ config: clubConfig, clock: manualClock(new Date()) });
  const { database } = sandbox;
  const client = new ShopClient(sandbox);
  const control = (path: string, body: object) => client.must<unknown>('POST', `/_control/${path}`, body);
  return {
    ports: { ada: portsOf(sandbox, 'ada'), bob: portsOf(sandbox, 'bob') },
    pay: async ({ paymentPage }) => {
      expect(await pay(sandbox.shop, paymentPage!.sessionId, card)).toMatchObject({ kind: 'authorized' });
    },
    cancel: ({ id }) => cancelOrder(sandbox.shop, Number(id)),
    saveCard: async (url) => {
      await saveCard(sandbox.shop, url.slice(url.lastIndexOf('/') + 1), card);
    },
    declineCard: async (id) => {
      const source = database.selectFrom('walletPaymentSources').select('creditCardId').where('id', '=', Number(id));
      await database
        .updateTable('creditCards')
        .set({ gatewayToken: 'declines-later' })
        .where('id', '=', source)
        .execute();
    },
    loseCard: async (id) => {
      await database.updateTable('subscriptions').set({ creditCardId: null }).where('id', '=', Number(id)).execute();
    },
    moveTo: async (day) => {
      await control('clock', { now: `${day}T15:00:00.000Z` });
    },
    setPrice: async (sku, priceCents) => {
      await database.updateTable('variants').set({ priceCents }).where('sku', '=', sku).execute();
    },
    setStock: async (sku, count) => {
      await control(`stock/${sku}`, { count });
    },
    failedTries: async (id) => {
      const rows = database.selectFrom('subscriptions').select('failedTries').where('id', '=', Number(id));
      return (await rows.executeTakeFirstOrThrow()).failedTries;
    },
    attempts: () => attempts(sandbox),
    mails: () => mails(sandbox),
    giftCardCodes: async (number) => {
      const cards = await database
        .selectFrom('giftCards')
        .innerJoin('lineItems', 'lineItems.id', 'giftCards.lineItemId')
        .innerJoin('orders', 'orders.id', 'lineItems.orderId')
        .select('giftCards.redemptionCode')
        .where('orders.number', '=', number)
        .orderBy('giftCards.id')
        .execute();
      return cards.map(({ redemptionCode }) => redemptionCode!);
    },
    takeMoney: async () => {
      const placed = database.selectFrom('orders').select('number').where('state', '=', 'complete').orderBy('id');
      for (const { number } of await placed.execute()) await control(`captures/${number}`, {});
    },
    books: () => books(sandbox),
    audit: () => '',
    close: () => sandbox.close(),
  };
}

function portsOf({ url }: TestSandbox, member: Member): MemberPorts {
  const authorization = {
    token: () => Promise.resolve(`key-${member}`),
    renew: () => Promise.resolve(false),
    giveUp: () => Promise.resolve(),
  };
  const keys = { random: new SystemRandomSource(), scheduler: new ManualScheduler() };
  return shopApiAdapters({ baseUrl: url }, clubConfig.store.id, authorization, keys);
}

async function attempts({ database }: TestSandbox): Promise<readonly Attempt[]> {
  const rows = await database
    .selectFrom('orders')
    .select(['number', 'state', 'paymentState', 'createdAt', 'subscriptionId', 'prepaidSubscriptionId'])
    .where((where) =>
      where.or([where('subscriptionId', 'is not', null), where('prepaidSubscriptionId', 'is not', null)]),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ number, state, paymentState, createdAt, subscriptionId }) => ({
    madeOn: dayOf(createdAt.getTime()),
    ...(subscriptionId === null ? {} : { subscriptionId: String(subscriptionId) }),
    ...(state === 'canceled'
      ? { outcome: paymentState === 'failed' ? 'declined' : 'sold-out' }
      : { outcome: 'placed', order: number }),
  }));
}

async function books({ database }: TestSandbox): Promise<Books> {
  const { sum } = database.fn;
  const cards = await database
    .selectFrom('payments')
    .select(sum<string | null>('amountCents').as('cents'))
    .where('state', '=', 'completed')
    .where('storeCreditId', 'is', null)
    .where('giftCardId', 'is', null)
    .executeTakeFirstOrThrow();
  const giftCards = await database
    .selectFrom('giftCards')
    .select([sum<string | null>('amountCents').as('cents'), sum<string | null>('usedCents').as('used')])
    .where('redemptionCode', 'is not', null)
    .where('lineItemId', 'is not', null)
    // A canceled order's cards have ended.
    .where('expiresAt', 'is', null)
    .executeTakeFirstOrThrow();
  const credit = await database
    .selectFrom('storeCredits')
    .select(({ fn, eb }) => [
      fn.sum<string | null>('amountCents').as('cents'),
      fn.sum<string | null>(eb('usedCents', '+', eb.ref('authorizedCents'))).as('used'),
    ])
    .executeTakeFirstOrThrow();
  const tax = await database
    .selectFrom('orders')
    .innerJoin('addresses', 'addresses.id', 'orders.shipAddressId')
    .select(['addresses.countryId', 'addresses.stateId', sum<string>('orders.additionalTaxTotalCents').as('cents')])
    .where('orders.state', '=', 'complete')
    .groupBy(['addresses.countryId', 'addresses.stateId'])
    .execute();
  return {
    cards: Number(cards.cents),
    giftCards: Number(giftCards.cents) - Number(giftCards.used),
    storeCredit: Number(credit.cents) - Number(credit.used),
    tax: Object.fromEntries(
      tax.map(({ cents, ...address }) => [placeOf(clubConfig, address).stateAbbr, Number(cents)]),
    ),
  };
}

async function mails({ database }: TestSandbox): Promise<readonly MailOfDay[]> {
  return (await listMails(database))
    .toReversed()
    .map(({ to, subject, createdAt }) => ({ day: dayOfMail(createdAt), to, subject }));
}

const dayOfMail = (createdAt: Date): Day => todayOf(createdAt.getTime());
