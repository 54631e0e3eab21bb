import type { Store } from '#src/domain/geography/store';
import { storeMapMessages as messages } from './store-map-messages';
import styles from './store-map.module.css';

interface StoreCardProps {
  readonly store: Store;
  readonly headingLevel: 3 | 4;
  /** Its number on the map. */
  readonly number?: number | undefined;
  readonly miles?: number | undefined;
}

export function StoreCard({ store, headingLevel, number, miles }: StoreCardProps) {
  const Heading = `h${headingLevel}` as const;
  const { name, kind, street, city, state, zipcode, phone, note } = store;
  return (
    <div className="stack gap-1 start">
      <Heading className={styles.name}>
        {number !== undefined && (
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
        )}
        <span>{name}</span>
      </Heading>
      <p className="note">
        {miles === undefined ? messages.kind(kind) : `${messages.kind(kind)} · ${messages.distance(miles)}`}
      </p>
      <address className={styles.address}>{`${street}, ${city}, ${state.abbr} ${zipcode}`}</address>
      {note !== undefined && <p>{note}</p>}
      <p className={`cluster gap-5 row-gap-0 ${styles.ways}`}>
        <a href={directionsTo(store)} aria-label={messages.directionsTo(name)}>
          {messages.directions}
        </a>
        {phone !== undefined && <a href={`tel:+1${phone.replaceAll(/\D/g, '')}`}>{phone}</a>}
      </p>
    </div>
  );
}

/** The map service learns only the store, nothing about the shopper. */
function directionsTo({ name, street, city, state, zipcode }: Store): string {
  const destination = `${name}, ${street}, ${city}, ${state.abbr} ${zipcode}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination }).toString()}`;
}
