import { TimeZone } from '#src/application/ports/browser/time-zone';
import { VariantReader } from '#src/application/ports/shop/variant-reader';
import { Clock } from '#src/application/ports/system/clock';
import type { Used } from '#src/application/ports/token';
import type { Product } from '#src/domain/catalogue/product';
import { bookingOpens, type ShopEvent, upcomingEvents } from '#src/domain/events/shop-event';
import type { EventListContent } from '#src/domain/page/page-content';
import { LiveOffers } from '#src/ui/catalogue/shared/live-offers';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { formatDayIn, formatMomentIn } from '#src/ui/kit/moment-messages';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { eventMessages } from './event-messages';

interface Given {
  readonly content: Pick<EventListContent, 'events'>;
}

/** Shows the tastings of the build first, then those of today (spec §2 upcoming-events). */
export class EventListPresenter implements Presenter {
  static readonly uses = { variants: VariantReader, clock: Clock, timeZone: TimeZone };
  static readonly isShared = false;

  /** Undefined while the page has to equal its document. */
  private here: { readonly now: number; readonly timeZone: string } | undefined = undefined;
  private readonly live: LiveOffers;

  constructor(
    private readonly use: Used<typeof EventListPresenter.uses>,
    private readonly given: Given,
  ) {
    this.live = new LiveOffers(use.variants);
    autoObservable(this);
  }

  mount(): void {
    this.here = { now: this.use.clock.now(), timeZone: this.use.timeZone.name() };
    void this.live.load([...new Set(this.events.map(({ seat }) => seat.sku))]);
  }

  get events(): readonly ShopEvent[] {
    const { events } = this.given.content;
    return this.here ? upcomingEvents(events, this.here.now) : events;
  }

  /** The moment is in the time zone of the event. */
  moment({ startsAt, timeZone }: ShopEvent): string {
    return formatMomentIn(timeZone, startsAt);
  }

  /** Undefined when the visitor has the time zone of the event. */
  momentHere(event: ShopEvent): string | undefined {
    const moment = this.here && formatMomentIn(this.here.timeZone, event.startsAt);
    return moment === this.moment(event) ? undefined : moment;
  }

  /** The seat has today's price and stock. */
  seat({ seat }: ShopEvent): Product {
    return this.live.current(seat);
  }

  /** Undefined when booking is open. */
  opens(event: ShopEvent): string | undefined {
    const opening = bookingOpens(event, this.events);
    return opening === undefined ? undefined : eventMessages.opens(formatDayIn(event.timeZone, opening));
  }

  seatsLeft(event: ShopEvent): string {
    const { stock, sku } = this.seat(event);
    const left = this.live.bySku.get(sku)?.unitsLeft;
    if (stock.kind === 'out-of-stock') return eventMessages.full;
    if (left !== undefined) return eventMessages.seatsLeft(left);
    return stock.kind === 'few' ? eventMessages.seatsLeft(stock.left) : eventMessages.seats;
  }
}
