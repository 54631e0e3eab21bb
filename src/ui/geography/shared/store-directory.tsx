import { useId } from 'react';
import type { Store } from '#src/domain/geography/store';
import { storesByState } from '#src/domain/geography/store-search';
import { Disclosure } from '#src/ui/kit/disclosure';
import { StoreCard } from './store-card';
import { storeMapMessages as messages } from './store-map-messages';
import styles from './store-map.module.css';

export function StoreDirectory({ stores }: { readonly stores: readonly Store[] }) {
  const id = useId();
  return (
    <div className={`stack gap-6 ${styles.directory}`}>
      <h3 id={id}>{messages.byState}</h3>
      <ul className={styles.states} role="list" aria-labelledby={id}>
        {storesByState(stores).map(({ state, stores: inState }) => (
          <li key={state.abbr}>
            <Disclosure
              summary={
                <span>
                  <span>{state.name}</span> <span className="note">{messages.count(inState.length)}</span>
                </span>
              }
            >
              <ul className="stack gap-5" role="list">
                {inState.map((store) => (
                  <li key={store.slug}>
                    <StoreCard store={store} headingLevel={4} />
                  </li>
                ))}
              </ul>
            </Disclosure>
          </li>
        ))}
      </ul>
    </div>
  );
}
