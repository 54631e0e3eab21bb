import { observer } from 'mobx-react-lite';
import { type MouseEvent, useRef } from 'react';
import { filterGroups } from '#src/domain/catalogue/product-list';
import { Icon } from '#src/ui/kit/icon';
import { useInSight } from '#src/ui/kit/use-in-sight';
import { useInjected } from '#src/ui/kit/use-presenter';
import { useWide } from '#src/ui/kit/use-wide';
import { LazyView } from '#src/ui/shell/lazy-view';
import { FilterChips, firstGroups } from './filter-chips';
import { LazyShopViews } from './lazy-shop-views';
import { shopMessages } from './shop-messages';
import { activeFilters, type ShelfView, type ShopQuery } from './shop-query';
import type { ShopPresenter } from './shop.presenter';
import styles from './shop-filters.module.css';

interface ShopFiltersProps {
  readonly presenter: ShopPresenter;
  readonly query: ShopQuery;
  readonly shelf: ShelfView;
}

/** A panel beside the shelf; on a phone a sheet, and without script an element that unfolds. */
export const ShopFilters = observer(function ShopFilters({ presenter, query, shelf }: ShopFiltersProps) {
  const lazyViews = useInjected(LazyShopViews);
  const isWide = useWide();
  const below = useRef<HTMLDivElement>(null);
  const isFurtherDown = useInSight(below);
  const active = activeFilters(query);
  if (filterGroups.every((group) => shelf.options[group].length === 0)) return null;
  const openSheet = (event: MouseEvent) => {
    if (isWide) return;
    event.preventDefault();
    presenter.openFilters();
  };
  return (
    <>
      <details className={styles.filters}>
        <summary className={styles.summary} onClick={openSheet}>
          {shopMessages.filters}
          {active > 0 && (
            <span className={styles.active}>
              <span>{active}</span> <span className="visually-hidden">{shopMessages.active}</span>
            </span>
          )}
          <Icon name="chevron" />
        </summary>
        <div className={`stack gap-6 ${styles.groups}`}>
          {firstGroups.map((group) => (
            <FilterChips key={group} group={group} query={query} shelf={shelf} />
          ))}
          <div ref={below} className="stack gap-6">
            <LazyView load={lazyViews.moreFilters} props={{ query, shelf }} when={isFurtherDown} />
          </div>
        </div>
      </details>
      <LazyView
        load={lazyViews.filterSheet}
        props={{ presenter, query, shelf }}
        when={presenter.isFiltering}
        waiting={{ isOpen: presenter.isFiltering, close: () => presenter.closeFilters() }}
      />
    </>
  );
});
