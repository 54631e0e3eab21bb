import fastify, { type FastifyInstance } from 'fastify';
import type { Mail, Outbox } from '#sandbox/pages/outbox';
import { webPages } from '#sandbox/pages/web-pages';
import { manualClock } from '#test/sandbox/support/manual-clock';
import { InMemoryPaymentSessions } from './in-memory-payment-sessions';

/** The pages over a sessions and mails in memory, on 21 November 2026. */
export async function pageServer(
  sessions = new InMemoryPaymentSessions(),
  mails: readonly Mail[] = [],
): Promise<FastifyInstance> {
  const outbox: Outbox = { list: async () => mails, find: async (id) => mails.find((mail) => mail.id === id) };
  let keys = 0;
  const app = fastify();
  await app.register(
    webPages({
      sessions,
      cardSessions: { find: async () => undefined, save: async () => ({ kind: 'closed' }), cancel: async () => {} },
      outbox,
      reviews: { all: async () => [], decide: async () => undefined },
      accounts: [{ email: 'ada@example.test', description: 'Is a <member> of the club' }],
      giftCards: [{ code: 'ABCDEFGH12345678', description: '$50 to spend' }],
      caseOffers: [{ cans: 12, percent: 5 }],
      clock: manualClock(new Date('2026-11-21T12:00:00.000Z')),
      makeFormKey: () => {
        keys += 1;
        return `form-${keys}`;
      },
      storefrontUrl: 'http://localhost:5173',
    }),
  );
  return app;
}
