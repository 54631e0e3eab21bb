import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { ShopEvent } from '#src/domain/events/shop-event';
import type { EventListContent } from '#src/domain/page/page-content';
import { AddToCartButton } from '#src/ui/cart/shared/add-to-cart-button';
import { ProductPrice } from '#src/ui/catalogue/shared/product-price';
import { Prose } from '#src/ui/content/shared/prose-blocks';
import { EmptyState } from '#src/ui/kit/empty-state';
import { PageTitle } from '#src/ui/kit/page-title';
import { TintedPicture } from '#src/ui/kit/picture';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { contentHead } from '#src/ui/shell/page-head';
import { type PageProps, definePage } from '#src/ui/shell/page-route';
import { useWrittenPages } from '#src/ui/shell/site-identity';
import { EventListPresenter } from './event-list.presenter';
import { eventMessages } from './event-messages';
import styles from './event-list.module.css';

/** Shows the coming events, each with a seat to book (spec §2 upcoming-events). */
export const EventListPage = observer(function EventListPage({ content }: PageProps<EventListContent>) {
  const { empty } = eventMessages;
  const isWritten = useWrittenPages();
  const page = usePresenter(EventListPresenter, { content });
  return (
    <div className="container stack gap-10 page">
      <PageTitle title={content.title}>{content.description}</PageTitle>
      {page.events.length === 0 ? (
        <EmptyState {...(isWritten('/newsletter/') ? { ...empty, to: '/newsletter/' } : { title: empty.title })} />
      ) : (
        <ul className="stack gap-6" role="list">
          {page.events.map((event) => (
            <li key={event.slug}>
              <EventCard page={page} event={event} />
            </li>
          ))}
        </ul>
      )}
      <Prose blocks={content.body} />
    </div>
  );
});

interface EventCardProps {
  readonly page: EventListPresenter;
  readonly event: ShopEvent;
}

const EventCard = observer(function EventCard({ page, event }: EventCardProps) {
  const seat = page.seat(event);
  const momentHere = page.momentHere(event);
  const opens = page.opens(event);
  const picture = event.picture ?? seat.picture;
  return (
    <article
      id={event.slug}
      className={`cluster gap-8 row-gap-5 top ${styles.event}`}
      aria-labelledby={`${event.slug}-title`}
    >
      <TintedPicture className={styles.picture} picture={picture} tint={seat.tint} />
      <div className={`stack gap-2 ${styles.words}`}>
        <p className={styles.moment}>
          <time dateTime={new Date(event.startsAt).toISOString()}>{page.moment(event)}</time>
        </p>
        <h2 id={`${event.slug}-title`}>{event.title}</h2>
        <p className="note">{momentHere === undefined ? '\u00a0' : eventMessages.here(momentHere)}</p>
        <p>{event.text}</p>
        <p className="note">
          <span>{`${eventMessages.host(event.host)}. ${eventMessages.length(event.minutes)}.`}</span>{' '}
          <Link to={`/products/${seat.slug}/`}>{eventMessages.toProduct}</Link>
        </p>
      </div>
      <div className={`stack gap-2 start ${styles.booking}`}>
        <ProductPrice product={seat} />
        <p className="note">{eventMessages.each}</p>
        {opens === undefined ? (
          <>
            <p className={styles.seats}>{page.seatsLeft(event)}</p>
            <AddToCartButton product={seat} shelf />
          </>
        ) : (
          <p className={styles.seats}>{opens}</p>
        )}
      </div>
    </article>
  );
});

export const page = definePage<EventListContent>({ View: EventListPage, head: contentHead });
