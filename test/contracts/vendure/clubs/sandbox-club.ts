import { expect } from 'vitest';
import { saveCard } from '#sandbox/shop/cards/card-sessions';
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
import type { Attempt, Club, MailOfDay, Member, MemberPorts } from './club-under-test';

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

async function mails({ database }: TestSandbox): Promise<readonly MailOfDay[]> {
  return (await listMails(database))
    .toReversed()
    .map(({ to, subject, createdAt }) => ({ day: dayOfMail(createdAt), to, subject }));
}

const dayOfMail = (createdAt: Date): Day => todayOf(createdAt.getTime());
