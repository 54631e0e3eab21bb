import type { Store } from '#src/domain/geography/store';
import { frameAround, type MapPoint, pointOnMap, spreadApart, wholeMap } from '#src/domain/geography/us-map';
import { storeMapMessages as messages } from './store-map-messages';
import styles from './store-map.module.css';

interface StoreMapProps {
  readonly stores: readonly Store[];
  readonly found?: readonly Store[] | undefined;
  readonly place?: string | undefined;
}

/** A share of the width of the shown map. */
const dotSize = 0.008;
const pinSize = 0.026;
/** The distance between the centers of two pins, in radii of a pin: their circles touch, and their outlines do not. */
const pinDistance = 2.2;

/** Numbers are beside each other, so that none covers another. The lists have the same content. */
export function StoreMap({ stores, found = [], place }: StoreMapProps) {
  const shown = found.flatMap((store, index) => {
    const point = pointOnMap(store);
    return point ? [{ slug: store.slug, number: index + 1, point }] : [];
  });
  const frame = frameAround(shown.map(({ point }) => point));
  const states = new Set(stores.map(({ state }) => state.abbr)).size;
  const label = place === undefined ? messages.map(stores.length, states) : messages.mapOf(place);
  const pinRadius = frame.width * pinSize;
  const places = spreadApart(
    shown.map(({ point }) => point),
    pinRadius * pinDistance,
  );
  const pins = shown.map(({ slug, number, point }, index) => ({ slug, number, point: places[index] ?? point }));
  return (
    <svg
      className={styles.map}
      viewBox={[frame.x, frame.y, frame.width, frame.height].join(' ')}
      role="img"
      aria-label={label}
    >
      <image href="/united-states.svg" width={wholeMap.width} height={wholeMap.height} />
      <rect className={styles.dusk} width={wholeMap.width} height={wholeMap.height} />
      {stores.map((store) => (
        <Dot key={store.slug} at={pointOnMap(store)} radius={frame.width * dotSize} />
      ))}
      <g className={styles.pins}>
        {pins.map(({ slug, point }) => (
          <circle
            key={slug}
            cx={round(point.x)}
            cy={round(point.y)}
            r={round(pinRadius)}
            strokeWidth={round(pinRadius / 6)}
          />
        ))}
        {pins.map(({ slug, number, point }) => (
          <text key={slug} x={round(point.x)} y={round(point.y)} fontSize={round(pinRadius * 1.15)} dy="0.36em">
            {number}
          </text>
        ))}
      </g>
    </svg>
  );
}

function Dot({ at, radius }: { readonly at: MapPoint | undefined; readonly radius: number }) {
  return at && <circle className={styles.dot} cx={round(at.x)} cy={round(at.y)} r={round(radius)} />;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
