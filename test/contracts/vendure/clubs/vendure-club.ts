import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { addDays } from '#src/domain/interval/add-interval';
import { type Day, todayOf } from '#src/domain/interval/calendar-day';
import { SystemRandomSource } from '#src/infrastructure/system/system-random-source';
import { vendureAdapters } from '#src/infrastructure/vendure/vendure-adapters';
import type { Heart } from '#test/contracts/vendure/heart';
import { MortalEngine } from '#test/contracts/vendure/mortal-engine';
import { VendureShop } from '#test/contracts/vendure/vendure-shop';
import { ManualScheduler } from '#test/fakes/system/manual-scheduler';
import { engineSeed } from '#tools/engine/engine-seed';
import { clubConfig } from './club-config';
import type { Attempt, Books, Club, MailOfDay, MemberPorts, Outcome } from './club-under-test';

interface DeliveryRow {
  readonly madeOn: Day;
  readonly subscriptionId: string | null;
  readonly state: Outcome;
  readonly code: string | null;
}

interface MailRow {
  readonly data: string;
  readonly createdAt: Date;
  /** The order that it is about, when it is written as it is sent. */
  readonly code: string | null;
  readonly email: string | null;
  /** The gift card that it delivers, with the address that it goes to. */
  readonly giftCardId: string | null;
  readonly recipient: string | null;
}

/** A day that passed, and the moment at which its work began. */
interface PassedDay {
  readonly day: Day;
  readonly begunAt: number;
}

/** The club of the engine on a database of its own. Its clock stands on the real day; its heart is told the days. */
export async function vendureClub(): Promise<Club> {
  const folder = await mkdtemp(join(tmpdir(), 'club-'));
  const seed = join(folder, 'club.json');
  await writeFile(seed, engineSeed(clubConfig));
  const engine = await MortalEngine.start(seed);
  const stand = await VendureShop.start(engine.address);
  const shop = await stand.make();
  const database = new pg.Pool({ connectionString: engine.address.databaseUrl, max: 2 });
  const ask = async <Row extends pg.QueryResultRow>(query: string, values: unknown[] = []): Promise<readonly Row[]> =>
    (await database.query<Row>(query, values)).rows;
  const passed: PassedDay[] = [{ day: todayOf(Date.now()), begunAt: 0 }];
  let heart: Heart | undefined;

  const portsOf = async (member: string): Promise<MemberPorts> => {
    const token = await stand.tokenOf(member);
    const authorization = {
      token: () => Promise.resolve(token),
      renew: () => Promise.resolve(false),
      giveUp: () => Promise.resolve(),
    };
    const keys = { random: new SystemRandomSource(), scheduler: new ManualScheduler() };
    return vendureAdapters({ baseUrl: engine.address.url }, authorization, keys);
  };

  return {
    ports: { ada: await portsOf('ada'), bob: await portsOf('bob') },
    pay: async (order) => {
      await shop.pay(order);
    },
    cancel: (order) => shop.cancel(order),
    saveCard: (url) => shop.saveCard(url),
    declineCard: (id) => stand.declineCard({ id }, 'declines-later'),
    loseCard: async (id) => {
      await ask('UPDATE subscription SET "savedCardId" = NULL WHERE id = $1', [id]);
    },
    moveTo: async (day) => {
      // It begins with the first day that passes: until then nothing happens by itself.
      heart ??= await engine.startHeart();
      for (let next = addDays(passed.at(-1)!.day, 1); next <= day; next = addDays(next, 1)) {
        passed.push({ day: next, begunAt: Date.now() });
        await heart.beat(next);
      }
    },
    setPrice: async (sku, price) => {
      await ask(
        `UPDATE product_variant_price SET price = $2 FROM product_variant variant
         WHERE variant.id = "variantId" AND variant.sku = $1`,
        [sku, price],
      );
    },
    setStock: async (sku, count) => {
      await ask(
        `UPDATE stock_level SET "stockOnHand" = $2, "stockAllocated" = 0 FROM product_variant variant
         WHERE variant.id = "productVariantId" AND variant.sku = $1`,
        [sku, count],
      );
    },
    failedTries: async (id) => {
      const [row] = await ask<{ failedTries: number }>('SELECT "failedTries" FROM subscription WHERE id = $1', [id]);
      return row!.failedTries;
    },
    attempts: async () =>
      (
        await ask<DeliveryRow>(
          `SELECT delivery."madeOn", delivery."subscriptionId", delivery.state, placed.code
           FROM delivery LEFT JOIN "order" placed ON placed.id = delivery."orderId" ORDER BY delivery."createdAt"`,
        )
      ).map(attemptOf),
    mails: async () => {
      const rows = await ask<MailRow>(
        `SELECT job.data, job."createdAt", bought.code, bought."customFieldsContactemail" AS email,
           card.id AS "giftCardId", coalesce(card."recipientEmail", buying."customFieldsContactemail") AS recipient
         FROM job_record job LEFT JOIN "order" bought ON bought.id::text = job.data::json ->> 'orderId'
         LEFT JOIN gift_card card ON card.id::text = job.data::json ->> 'giftCardId'
         LEFT JOIN order_line line ON line.id = card."lineId" LEFT JOIN "order" buying ON buying.id = line."orderId"
         WHERE job."queueName" = 'mails' ORDER BY job."createdAt", job.id`,
      );
      const written = new Map<string, MailOfDay>();
      for (const row of rows) {
        const { day } = passed.findLast(({ begunAt }) => begunAt <= row.createdAt.getTime())!;
        const mail = mailOf(row);
        // A mail that is asked for again with the same key is sent once.
        if (mail && !written.has(mail.key)) written.set(mail.key, { day, to: mail.to, subject: mail.subject });
      }
      return [...written.values()];
    },
    giftCardCodes: async (number) => {
      const cards = await ask<{ code: string }>(
        `SELECT card.code FROM gift_card card JOIN order_line line ON line.id = card."lineId"
         JOIN "order" bought ON bought.id = line."orderId" WHERE bought.code = $1 ORDER BY card."createdAt", card.id`,
        [number],
      );
      return cards.map(({ code }) => code);
    },
    takeMoney: async () => {
      const reserved = await ask<{ id: string }>(
        `SELECT payment.id FROM payment JOIN "order" placed ON placed.id = payment."orderId"
         WHERE payment.state = 'Authorized' AND placed.state <> 'Cancelled' ORDER BY payment."createdAt"`,
      );
      for (const { id } of reserved) await stand.dashboard.settle(id);
    },
    books: async () => books(await ask<JournalSum>(sumsOfJournal)),
    audit: () => engine.audit(),
    close: async () => {
      await heart?.close();
      await database.end();
      await stand.close();
      await engine.close();
      await rm(folder, { recursive: true });
    },
  };
}

interface JournalSum {
  readonly account: string;
  readonly detail: string;
  readonly cents: number;
}

const sumsOfJournal = `
  SELECT account, split_part(detail, ', ', 1) AS detail, sum(cents)::int AS cents FROM journal_entry
  WHERE subject = 'order' OR account = 'store-credit' GROUP BY 1, 2`;

function books(rows: readonly JournalSum[]): Books {
  const sumOf = (...names: readonly string[]): number =>
    rows
      .filter(({ account, detail }) => names.includes(`${account}/${detail}`))
      .reduce((sum, { cents }) => sum + cents, 0);
  return {
    cards: sumOf('clearing/card'),
    giftCards: 0 - sumOf('gift-cards/'),
    storeCredit: 0 - sumOf('store-credit/'),
    tax: Object.fromEntries(
      rows.filter(({ account }) => account === 'tax').map(({ detail, cents }) => [detail, -cents]),
    ),
  };
}

function attemptOf({ madeOn, subscriptionId, state, code }: DeliveryRow): Attempt {
  return {
    madeOn,
    ...(subscriptionId === null ? {} : { subscriptionId }),
    outcome: state,
    ...(state === 'placed' && code !== null ? { order: code } : {}),
  };
}

/**
 * Reads a mail to a member; undefined for one to the shop. Purchases are confirmed, and members welcomed, by mails that are
 * written when they are sent: all that begins here is a club.
 */
function mailOf({
  data,
  code,
  email,
  giftCardId,
  recipient,
}: MailRow): (Omit<MailOfDay, 'day'> & { readonly key: string }) | undefined {
  const job = JSON.parse(data) as Readonly<Record<'kind' | 'key' | 'content' | 'subscriptionId', string>>;
  if (job.kind === 'order-confirmed') return { key: `order/${code!}`, to: email!, subject: `Your order ${code!}` };
  if (job.kind === 'subscription-begun')
    return { key: `welcome/${job.subscriptionId}`, to: email!, subject: 'Welcome to the can club' };
  if (giftCardId !== null)
    return { key: `gift-card/${giftCardId}`, to: recipient!, subject: 'A gift card for you, worth $50.00' };
  return job.kind === 'written' ? { ...(JSON.parse(job.content) as MailOfDay), key: job.key } : undefined;
}
