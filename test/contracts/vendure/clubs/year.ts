import { addDays } from '#src/domain/interval/add-interval';
import type { Day } from '#src/domain/interval/calendar-day';
import type { Interval } from '#src/domain/interval/interval';
import { anAddress } from '#test/builders/an-address';
import { countedCan, giftCard } from './club-config';
import { type Books, buy, type Club, type Member, members } from './club-under-test';
import { type Named, type SeenOrder, seenOrder, seenSubscription } from './seen';

const month: Interval = { length: 1, unit: 'month' };

const names = ['monthly', 'every two months', 'every two weeks', 'with an end'] as const;
type Name = (typeof names)[number];

/** Everything that a year leaves behind: by name, by day, by order. */
export interface SeenYear {
  /** After each gesture. */
  readonly subscriptions: Readonly<Record<string, object>>;
  readonly orders: Readonly<Record<string, SeenOrder>>;
  readonly attempts: readonly string[];
  readonly mails: readonly string[];
  readonly books: Books;
}

/** A year of gestures on a club, from the day on which it begins. */
export class Year {
  private readonly subscriptions: Record<string, object> = {};
  private readonly named = new Map<Name, Named>();
  private giftCards: readonly string[] = [];
  private readonly orders = new Map<string, { readonly label: string; readonly member: Member }>();

  constructor(
    private readonly club: Club,
    private readonly first: Day,
  ) {}

  async live(): Promise<void> {
    await this.join();
    await this.chapter(25, 'a delivery is skipped', () => this.of('every two weeks').skip());
    await this.chapter(45, 'other cans are chosen', () =>
      this.of('monthly').update({
        cans: [
          { sku: 'WHITE-1', quantity: 7 },
          { sku: countedCan, quantity: 5 },
        ],
      }),
    );
    await this.chapter(50, 'it is paused until a day', () => this.of('every two months').pause(this.day(120)));
    await this.chapter(60, 'it goes to another state', () =>
      this.of('every two weeks').update({
        shipAddress: anAddress({ name: 'Bob Example', city: 'Reno', stateAbbr: 'NV', zipcode: '89501' }),
      }),
    );
    await this.chapter(65, 'a price rises', () => this.club.setPrice('WHITE-1', 755));
    const soldOut = await this.dayOf('monthly');
    await this.on(addDays(soldOut, -1), 'a can sells out', () => this.club.setStock(countedCan, 4));
    await this.on(addDays(soldOut, 2), 'it is still sold out', () => Promise.resolve());
    await this.on(addDays(soldOut, 2), 'it is there again', () => this.club.setStock(countedCan, 5000));
    await this.chapter(105, 'it comes once a month', () => this.of('every two weeks').update({ interval: month }));
    await this.chapter(118, 'a bank declines', () => this.declineCards('ada'));
    await this.chapter(125, 'another card pays, when all tries were made', async () => {
      await this.payWithAnother('every two months');
      await this.payWithAnother('monthly');
    });
    await this.chapter(140, 'a bank declines again', () => this.declineCards('ada'));
    await this.on(await this.dayOf('monthly'), 'another card pays after the first try', () =>
      this.payWithAnother('monthly'),
    );
    await this.chapter(175, 'its size changes', () =>
      this.of('monthly').update({ cans: [{ sku: 'WHITE-1', quantity: 24 }] }),
    );
    await this.chapter(180, 'it is paused', () => this.of('every two weeks').pause());
    await this.chapter(200, 'it is resumed on a day', () => this.of('every two weeks').resume(this.day(210)));
    await this.chapter(215, 'another price falls', () => this.club.setPrice(countedCan, 699));
    await this.chapter(225, 'a bank declines once more', () => this.declineCards('ada'));
    await this.on(await this.dayOf('monthly'), 'what could not be paid is skipped', () => this.of('monthly').skip());
    await this.chapter(262, 'all are paid again', async () => {
      await this.payWithAnother('monthly');
      await this.payWithAnother('every two months');
    });
    const waiting = await this.dayOf('every two weeks');
    await this.on(addDays(waiting, -1), 'its card is gone', () => this.loseCard('every two weeks'));
    await this.on(addDays(waiting, 3), 'it waits for a card', () => Promise.resolve());
    await this.on(addDays(waiting, 3), 'it gets one', () => this.payWithAnother('every two weeks'));
    await this.chapter(320, 'it is canceled', () => this.of('every two weeks').cancel('Enough wine'));
    await this.chapter(330, 'a gift card becomes credit', () =>
      this.club.ports.ada.GiftCardGateway.redeem(this.giftCards[1]!, 'ada@example.test'),
    );
    await this.chapter(366, 'a year is over', () => this.club.takeMoney());
  }

  async seen(): Promise<SeenYear> {
    const nameOf = new Map([...this.named].map(([name, { key }]) => [key.id, name as string]));
    const attempts: string[] = [];
    for (const { madeOn, subscriptionId, outcome, order } of await this.club.attempts()) {
      const name = subscriptionId === undefined ? 'paid ahead' : nameOf.get(subscriptionId)!;
      const label = `${madeOn} ${name}`;
      attempts.push(`${label}: ${outcome}`);
      if (order !== undefined) this.orders.set(order, { label, member: this.memberOf(name) });
    }
    const orders: Record<string, SeenOrder> = {};
    for (const [number, { label, member }] of this.orders)
      orders[label] = seenOrder(await this.club.ports[member].OrdersReader.read(number));
    const mails = (await this.club.mails()).map(({ day, to, subject }) => `${day} ${to}: ${this.labeled(subject)}`);
    return {
      ...{ subscriptions: this.subscriptions, orders, attempts: attempts.toSorted(), mails: mails.toSorted() },
      books: await this.club.books(),
    };
  }

  private async join(): Promise<void> {
    const of = (sku: string, quantity: number, interval: Interval, endDate?: Day) => ({
      sku,
      quantity,
      subscription: { interval, ...(endDate === undefined ? {} : { endDate }) },
    });
    await this.buy('ada', 'two clubs in one order', [
      of('WHITE-1', 12, month),
      of(countedCan, 24, { length: 2, unit: 'month' }),
    ]);
    const club = await this.buy('bob', 'a club', [of('WHITE-1', 12, { length: 2, unit: 'week' })]);
    await this.buy('bob', 'a club with an end', [of('FIZZ-1', 12, month, this.day(100))]);
    const plan = { sku: 'ORANGE-1', quantity: 6, prepaid: { installmentCount: 3, interval: month } };
    await this.buy('bob', 'three deliveries paid ahead', [plan]);
    // The club goes on without its first order, the plan ends with it.
    await this.cancel('bob', [await this.buy('bob', 'a canceled plan', [plan]), club]);
    const wine = { sku: 'WHITE-1', quantity: 12 };
    const present = await this.buy('bob', 'two gift cards', [{ sku: giftCard, quantity: 2 }, wine]);
    await this.cancel('bob', [await this.buy('bob', 'a canceled gift card', [{ sku: giftCard, quantity: 1 }, wine])]);
    this.giftCards = await this.club.giftCardCodes(present);
    await this.buy('ada', 'wine for a gift card', [wine], this.giftCards[0]);
    await this.name('ada', 'WHITE-1', 'monthly');
    await this.name('ada', countedCan, 'every two months');
    await this.name('bob', 'WHITE-1', 'every two weeks');
    await this.name('bob', 'FIZZ-1', 'with an end');
    // From the end of a long month on, it comes at the end of shorter ones.
    await this.of('monthly').update({ actionableDate: this.thirtyFirst() });
    await this.of('every two months').update({ actionableDate: this.day(40) });
    await this.of('every two weeks').update({ actionableDate: this.day(20) });
    await this.look(this.first, 'they join');
  }

  private async buy(member: Member, label: string, lines: Parameters<typeof buy>[2], paidBy?: string): Promise<string> {
    const number = await buy(this.club, member, lines, anAddress(), paidBy);
    this.orders.set(number, { label, member });
    return number;
  }

  private async cancel(member: Member, numbers: readonly string[]): Promise<void> {
    for (const number of numbers) await this.club.cancel(await this.club.ports[member].OrdersReader.read(number));
  }

  private async name(member: Member, sku: string, name: Name): Promise<void> {
    const { CustomerGateway: customers, SubscriptionGateway: subscriptions } = this.club.ports[member];
    const { id: userId } = await customers.readMe();
    const joined = (await subscriptions.list(userId)).find(({ lineItems }) => lineItems[0]!.sku === sku);
    this.named.set(name, { member, key: { userId, id: joined!.id } });
  }

  private chapter(day: number, what: string, gesture: () => Promise<unknown>): Promise<void> {
    return this.on(this.day(day), what, gesture);
  }

  private async on(day: Day, what: string, gesture: () => Promise<unknown>): Promise<void> {
    await this.club.moveTo(day);
    await gesture();
    await this.look(day, what);
  }

  private async look(day: Day, what: string): Promise<void> {
    for (const name of names)
      this.subscriptions[`${day} ${what}: ${name}`] = await seenSubscription(this.club, this.named.get(name)!);
  }

  private of(name: Name) {
    const { member, key } = this.named.get(name)!;
    const subscriptions = this.club.ports[member].SubscriptionGateway;
    type Update = Parameters<typeof subscriptions.update>[1];
    return {
      read: () => subscriptions.read(key),
      update: (update: Update) => subscriptions.update(key, update),
      skip: () => subscriptions.skip(key),
      pause: (until?: Day) => subscriptions.pause(key, until),
      resume: (on: Day) => subscriptions.resume(key, on),
      cancel: (reason: string) => subscriptions.cancel(key, reason),
    };
  }

  private async dayOf(name: Name): Promise<Day> {
    return (await this.of(name).read()).actionableDate!;
  }

  private async declineCards(member: Member): Promise<void> {
    for (const { id } of await this.club.ports[member].SavedCardGateway.list()) await this.club.declineCard(id);
  }

  private loseCard(name: Name): Promise<void> {
    return this.club.loseCard(this.named.get(name)!.key.id);
  }

  private async payWithAnother(name: Name): Promise<void> {
    const { SavedCardGateway: cards } = this.club.ports[this.named.get(name)!.member];
    const before = new Set((await cards.list()).map(({ id }) => id));
    await this.club.saveCard((await cards.prepareCard('/account/payment/')).url);
    const added = (await cards.list()).find(({ id }) => !before.has(id))!;
    await this.of(name).update({ walletPaymentSourceId: added.id });
  }

  private memberOf(name: string): Member {
    return this.named.get(name as Name)?.member ?? members[1];
  }

  private labeled(subject: string): string {
    return subject.replaceAll(/\b[A-Z0-9]{6,}\b/g, (number) => this.orders.get(number)?.label ?? number);
  }

  private day(number: number): Day {
    return addDays(this.first, number);
  }

  /** The first 31st that is three weeks away. */
  private thirtyFirst(): Day {
    let day = this.day(21);
    while (!day.endsWith('-31')) day = addDays(day, 1);
    return day;
  }
}
