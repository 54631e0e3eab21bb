import { observer } from 'mobx-react-lite';
import { Button, LinkButton } from '#src/ui/kit/button';
import { Dialog } from '#src/ui/kit/dialog';
import { FilterChips, firstGroups } from './filter-chips';
import { MoreFilters } from './more-filters';
import { shopMessages } from './shop-messages';
import { activeFilters, type ShelfView, type ShopQuery, withoutFilters } from './shop-query';
import type { ShopPresenter } from './shop.presenter';

export interface FilterSheetProps {
  readonly presenter: ShopPresenter;
  readonly query: ShopQuery;
  readonly shelf: ShelfView;
}

/** All filters over a phone's page, with the number of products that they leave. */
export const FilterSheet = observer(function FilterSheet({ presenter, query, shelf }: FilterSheetProps) {
  return (
    <Dialog
      open={presenter.isFiltering}
      onClose={() => presenter.closeFilters()}
      title={shopMessages.filters}
      footer={
        <>
          <Button onClick={() => presenter.closeFilters()}>{shopMessages.show(shelf.total)}</Button>
          {activeFilters(query) > 0 && (
            <LinkButton variant="secondary" to={withoutFilters(query)} preventScrollReset>
              {shopMessages.clear}
            </LinkButton>
          )}
        </>
      }
    >
      <div className="stack gap-6">
        {firstGroups.map((group) => (
          <FilterChips key={group} group={group} query={query} shelf={shelf} />
        ))}
        <MoreFilters query={query} shelf={shelf} />
      </div>
    </Dialog>
  );
});

export { FilterSheet as View };
