import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, beginningOf, type Day, daysBetween, todayOf } from '#sandbox/shop/calendar-day';
import { formatDay } from '#sandbox/shop/mails/phrases';
import type { Mail } from '#sandbox/shop/outbox';
import { fresno, goodCard } from '#test/sandbox/support/guest-shopper';
import { mailsTo } from '#test/sandbox/support/mails';
import { SubscriberHome } from '#test/sandbox/support/subscriber-home';

/** Histories that are tried; a nightly run sets more. */
const histories = Number(process.env['MEMBER_HISTORIES'] ?? 5);
/** Milliseconds that a busy machine may take for each. */
const mostForEach = 10_000;

const intervals = [
  { interval_length: 1, interval_units: 'month' },
  { interval_length: 2, interval_units: 'month' },
  { interval_length: 2, interval_units: 'week' },
  { interval_length: 10, interval_units: 'day' },
] as const;

/** Half of the shortest interval of each kind, in days. */
const halves: readonly number[] = [14, 29, 7, 5];

/** The clock of all histories goes on for years. */
const lasting = { ...goodCard, year: '2099' };

const days = (max: number) => fc.integer({ min: 1, max });
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('pass' as const), days: days(20) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('choose' as const), days: days(40) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('pause until' as const), days: days(40) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('resume on' as const), days: days(20) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('interval' as const), index: fc.nat({ max: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('price' as const), cents: fc.constantFrom(650, 700, 800) }) },
  {
    weight: 7,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'skip' as const,
        'pause' as const,
        'resume' as const,
        'pay now' as const,
        'address' as const,
        'good card' as const,
        'declined card' as const,
        'no card' as const,
        'sold out' as const,
        'in stock' as const,
        'lost reminders' as const,
      ),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

interface Charge {
  readonly at: Date;
  readonly day: Day;
  readonly total: string;
}

/** A mail that names the day and the amount of a charge to come. */
interface Announcement {
  readonly mail: Mail;
  readonly day: string;
  readonly amount: string;
}

/** The life of one box, from its first order until it was canceled. */
interface History {
  readonly joinedOn: Day;
  readonly endedOn: Day;
  /** Oldest first. */
  readonly mails: readonly Mail[];
  readonly charges: readonly Charge[];
  /** The moments at which the member chose a day or another interval, and those at which an amount changed. */
  readonly chosenAt: readonly Date[];
  readonly changedAt: readonly Date[];
  readonly half: number;
}

let home: SubscriberHome;
let cards: { readonly good: number; readonly declined: number };
let street = 0;

beforeAll(async () => {
  home = await SubscriberHome.open({}, '2026-12-31');
  const yearly = { interval_length: 1, interval_units: 'year' };
  const sourceOf = async (card: object): Promise<number> => {
    const { id, payment_source: source } = await home.ada.join(5, yearly, card);
    await home.ada.act(id, 'cancel');
    return source!.id;
  };
  cards = { good: await sourceOf(lasting), declined: await sourceOf({ ...lasting, number: '4000000000000341' }) };
});
afterAll(() => home.close());

const now = () => home.sandbox.shop.clock.now();
const inDays = (count: number) => addDays(todayOf(now()), count);

async function live(steps: readonly Step[]): Promise<History> {
  const { ada, sandbox } = home;
  const stock = (countOnHand: number) =>
    sandbox.database.updateTable('variants').set({ countOnHand }).where('sku', '=', 'WHITE-1').execute();
  const price = (priceCents: number) =>
    sandbox.database.updateTable('variants').set({ priceCents }).where('sku', '=', 'WHITE-1').execute();
  await stock(5000);
  await price(700);
  const seen = (await mailsTo(sandbox, 'ada@example.test')).length;
  const joinedOn = todayOf(now());
  const { id } = await ada.join(12, undefined, lasting);
  const chosenAt: Date[] = [];
  const changedAt: Date[] = [];
  let half = halves[0]!;
  const useCard = (source: number) =>
    ada.update(id, { payment_source_attributes: { wallet_payment_source_id: source } });
  const act: { readonly [Kind in Step['kind']]: (one: Extract<Step, { kind: Kind }>) => Promise<unknown> } = {
    pass: ({ days: count }) => home.move({ advanceDays: count }),
    choose: ({ days: count }) => ada.update(id, { actionable_date: inDays(count) }),
    'pause until': ({ days: count }) => ada.act(id, 'pause', { actionable_date: inDays(count) }),
    'resume on': ({ days: count }) => ada.act(id, 'resume', { actionable_date: inDays(count) }),
    interval: ({ index }) => {
      half = Math.min(half, halves[index]!);
      return ada.update(id, intervals[index]!);
    },
    price: ({ cents }) => price(cents),
    skip: () => ada.act(id, 'skip'),
    pause: () => ada.act(id, 'pause'),
    resume: () => ada.act(id, 'resume'),
    'pay now': () => ada.act(id, 'retry_payment'),
    address: () => ada.update(id, { ship_address_attributes: { ...fresno, address1: `${(street += 1)} Other St` } }),
    'good card': () => useCard(cards.good),
    'declined card': () => useCard(cards.declined),
    'no card': () =>
      sandbox.database.updateTable('subscriptions').set({ creditCardId: null }).where('id', '=', id).execute(),
    'sold out': () => stock(3),
    'in stock': () => stock(5000),
    'lost reminders': () =>
      sandbox.database.deleteFrom('subscriptionReminders').where('subscriptionId', '=', id).execute(),
  };
  for (const one of steps) {
    await (act[one.kind] as (given: Step) => Promise<unknown>)(one);
    if (['choose', 'pause until', 'resume on', 'resume'].includes(one.kind)) chosenAt.push(now());
    if (one.kind === 'price' || one.kind === 'address') changedAt.push(now());
  }
  await home.move({ advanceDays: 40 });
  const endedOn = todayOf(now());
  await ada.act(id, 'cancel');
  const orders = await sandbox.database
    .selectFrom('orders')
    .selectAll()
    .where('subscriptionId', '=', id)
    .where('completedAt', 'is not', null)
    .orderBy('id')
    .execute();
  const charges = orders.map(({ completedAt, totalCents }) => ({
    at: completedAt!,
    day: todayOf(completedAt!),
    total: `$${(totalCents / 100).toFixed(2)}`,
  }));
  const mails = (await mailsTo(sandbox, 'ada@example.test')).slice(seen);
  return { joinedOn, endedOn, mails, charges, chosenAt, changedAt, half };
}

/** A reminder that names a charge; one of a box without a card names none. */
function announcementsOf(mails: readonly Mail[]): readonly Announcement[] {
  return mails.flatMap((mail) => {
    const [, day, amount] = /^On (.+?) we charge (\$[\d.,]+) to/m.exec(mail.text) ?? [];
    return day === undefined || amount === undefined ? [] : [{ mail, day, amount }];
  });
}

const isFailure = ({ subject }: Mail) => /delivery failed|is delayed|waits for a card/.test(subject);
const isChange = ({ subject }: Mail) =>
  /skipped|paused|active again|canceled|Your next delivery|has changed|now comes|paid with another/.test(subject);
const isLast = ({ mail: { subject } }: Announcement) => /Last chance|Your last club box/.test(subject);

function expectAnnounced({ mails, charges, changedAt }: History): void {
  const announcements = announcementsOf(mails).filter(isLast);
  for (const { at, day, total } of charges) {
    const told = announcements.findLast(({ mail }) => mail.createdAt < at);
    const failed = mails.findLast((mail) => isFailure(mail) && mail.createdAt < at);
    const isOnItsDay = told?.day === formatDay(day);
    const isTriedAgain = failed !== undefined && (!told || failed.createdAt > told.mail.createdAt);
    expect([day, isOnItsDay || isTriedAgain]).toEqual([day, true]);
    if (isOnItsDay && !changedAt.some((one) => one >= told.mail.createdAt && one <= at))
      expect([day, told.amount]).toEqual([day, total]);
  }
}

/** A member who chooses a day, or a shorter interval, decides how near the next box is. */
function expectApart({ joinedOn, charges, chosenAt, half }: History): void {
  const first = { at: beginningOf(joinedOn), day: joinedOn };
  for (const [index, charge] of charges.entries()) {
    const before = charges[index - 1] ?? first;
    if (chosenAt.some((one) => one >= before.at && one <= charge.at)) continue;
    expect([charge.day, daysBetween(before.day, charge.day) >= half]).toEqual([charge.day, true]);
  }
}

function expectRest({ mails, charges, chosenAt }: History): void {
  const rests = mails.filter(({ text }) => text.includes('nothing is charged until you resume it'));
  for (const { createdAt } of rests) {
    const early = charges.filter(
      ({ at }) =>
        at > createdAt && at < addTime(createdAt, 14) && !chosenAt.some((one) => one >= createdAt && one <= at),
    );
    expect(early).toEqual([]);
  }
}

/** Every announced charge happens, fails in words, or is withdrawn by a mail of the change or an announcement of another day. */
function expectKept({ mails, charges, endedOn }: History): void {
  for (const { mail, day } of announcementsOf(mails)) {
    const on = todayOf(new Date(`${day} 23:00 UTC`));
    if (on > endedOn) continue;
    const isMade = charges.some((charge) => charge.day === on);
    const end = beginningOf(addDays(on, 1));
    const isTold = mails.some(
      (later) =>
        mails.indexOf(later) > mails.indexOf(mail) &&
        later.createdAt < end &&
        (isFailure(later) ||
          isChange(later) ||
          later.subject.includes('needs a card') ||
          announcementsOf([later]).some((other) => other.day !== day)),
    );
    expect([day, isMade || isTold]).toEqual([day, true]);
  }
}

function addTime(moment: Date, dayCount: number): Date {
  return new Date(moment.getTime() + dayCount * 86_400_000);
}

describe('The charges of a member, through any history (spec §4 Subscription actions, Default reminder)', () => {
  it(
    'was announced, leaves half an interval free, and never follows a promise of rest',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 14 }), async (steps) => {
          const history = await live(steps);
          expectAnnounced(history);
          expectApart(history);
          expectRest(history);
          expectKept(history);
        }),
        { numRuns: histories, endOnFailure: true },
      );
    },
    60_000 + histories * mostForEach,
  );
});
