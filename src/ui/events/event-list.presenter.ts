import { TimeZone } from '#src/application/ports/browser/time-zone';
import { VariantReader } from '#src/application/ports/shop/variant-reader';
import { Clock } from '#src/application/ports/system/clock';
import type { DependenciesOf } from '#src/application/ports/token';
import type { Product } from '#src/domain/catalogue/product';
import type { EventListContent } from '#src/domain/content/page-content';
import { bookingOpens, type ShopEvent, upcomingEvents } from '#src/domain/events/shop-event';
import { LiveOffers } from '#src/ui/catalogue/shared/live-offers';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { eventMessages, formatEventDay, formatMoment } from './event-messages';

interface Given {
  readonly content: Pick<EventListContent, 'events'>;
}

/**
 * Presents the coming events (spec §2 upcoming-events): first as in the build, then as of today and in the visitor's
 * time zone.
 */
export class EventListPresenter implements Presenter<Given> {
  static readonly dependencies: DependenciesOf<typeof EventListPresenter> = [VariantReader, Clock, TimeZone];
  static readonly isShared = false;

  private content: Given['content'] = { events: [] };
  /** The visitor's time and time zone; undefined while the page has to equal its document. */
  private here: { readonly now: number; readonly timeZone: string } | undefined = undefined;
  private readonly live: LiveOffers;

  constructor(
    variants: VariantReader,
    private readonly clock: Clock,
    private readonly timeZone: TimeZone,
  ) {
    this.live = new LiveOffers(variants);
    autoObservable(this);
  }

  update({ content }: Given): void {
    this.content = content;
  }

  mount(): void {
    this.here = { now: this.clock.now(), timeZone: this.timeZone.name() };
    void this.live.load([...new Set(this.events.map(({ seat }) => seat.sku))]);
  }

  get events(): readonly ShopEvent[] {
    const { events } = this.content;
    return this.here ? upcomingEvents(events, this.here.now) : events;
  }

  /** Returns the date and time in the time zone of the event. */
  moment({ startsAt, timeZone }: ShopEvent): string {
    return formatMoment(startsAt, timeZone);
  }

  /** Returns the same moment in the visitor's time zone; undefined when both are the same. */
  momentHere(event: ShopEvent): string | undefined {
    const moment = this.here && formatMoment(event.startsAt, this.here.timeZone);
    return moment === this.moment(event) ? undefined : moment;
  }

  /** Returns a seat with today's price and stock. */
  seat({ seat }: ShopEvent): Product {
    return this.live.current(seat);
  }

  /** Returns the day when booking opens, as text; undefined when it is open. */
  opens(event: ShopEvent): string | undefined {
    const opening = bookingOpens(event, this.events);
    return opening === undefined ? undefined : eventMessages.opens(formatEventDay(opening, event.timeZone));
  }

  /** Returns the number of seats that are left, as text. */
  seatsLeft(event: ShopEvent): string {
    const { stock, sku } = this.seat(event);
    const left = this.live.bySku.get(sku)?.unitsLeft;
    if (stock.kind === 'out-of-stock') return eventMessages.full;
    if (left !== undefined) return eventMessages.seatsLeft(left);
    return stock.kind === 'few' ? eventMessages.seatsLeft(stock.left) : eventMessages.seats;
  }
}
