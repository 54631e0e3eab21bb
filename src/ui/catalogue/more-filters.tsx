import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { RangeField } from '#src/ui/kit/range-field';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { useSite } from '#src/ui/shell/site-identity';
import { FilterChips } from './filter-chips';
import { ShopperPricePresenter } from './shared/shopper-price.presenter';
import { shopMessages } from './shop-messages';
import { type ShelfView, type ShopQuery, viewPrices, withPrices } from './shop-query';
import styles from './shop-filters.module.css';

export interface MoreFiltersProps {
  readonly query: ShopQuery;
  readonly shelf: Pick<ShelfView, 'options' | 'family'>;
}

const moreGroups = ['region', 'grape', 'rating', 'availability'] as const;

/** Price, region, grape, rating and availability; they load when they come in sight. */
export function MoreFilters({ query, shelf }: MoreFiltersProps) {
  return (
    <>
      <PriceFilter query={query} products={shelf.family} />
      {moreGroups.map((group) => (
        <FilterChips key={group} group={group} query={query} shelf={shelf} />
      ))}
    </>
  );
}

interface PriceFilterProps {
  readonly query: ShopQuery;
  readonly products: ShelfView['family'];
}

const PriceFilter = observer(function PriceFilter({ query, products }: PriceFilterProps) {
  const { caseOffers = [] } = useSite().shell;
  const { memberPercent, cansInCart } = usePresenter(ShopperPricePresenter);
  const navigate = useNavigate();
  const range = viewPrices(products, query, { memberPercent, cansInCart, caseOffers });
  if (!range) return null;
  return (
    <fieldset>
      <legend className={styles.legend}>{shopMessages.price}</legend>
      <RangeField
        {...range}
        labels={shopMessages.priceEnds}
        describe={shopMessages.dollars}
        onChange={(low, high) => {
          void navigate(withPrices(query, range, low, high), { replace: true, preventScrollReset: true });
        }}
      />
    </fieldset>
  );
});

export { MoreFilters as View };
