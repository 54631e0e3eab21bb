import type { Store } from '#src/domain/geography/store';
import { Skeleton, SkeletonBlock } from '#src/ui/kit/skeleton';
import { StoreMap } from './store-map';
import { storeMapMessages as messages } from './store-map-messages';
import styles from './store-map.module.css';

/** Has the same height as the search; without script it stays. */
export function StoreSearchWaiting({ stores }: { readonly stores: readonly Store[] }) {
  return (
    <div className={styles.search}>
      <div className="stack">
        <div className={styles.waiting}>
          <Skeleton label={messages.loading}>
            <SkeletonBlock />
          </Skeleton>
        </div>
        <noscript>
          <p>{messages.withoutScript}</p>
        </noscript>
      </div>
      <StoreMap stores={stores} />
    </div>
  );
}
