import type { Store } from '#src/domain/geography/store';
import { StoreMap } from '#src/ui/geography/store-map';
import { storeMapMessages as words } from '#src/ui/geography/store-map-messages';
import { Skeleton, SkeletonBlock } from '#src/ui/kit/skeleton';
import styles from './store-map.module.css';

/** What stands where the search will, at its height; without script it stays. */
export function StoreSearchWaiting({ stores }: { readonly stores: readonly Store[] }) {
  return (
    <div className={styles.search}>
      <div className={styles.side}>
        <div className={styles.waiting}>
          <Skeleton label={words.loading}>
            <SkeletonBlock />
          </Skeleton>
        </div>
        <noscript>
          <p>{words.withoutScript}</p>
        </noscript>
      </div>
      <StoreMap stores={stores} />
    </div>
  );
}
