import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { type PriceRange, priceBounds } from '#src/domain/catalogue/product-list';
import { cents } from '#src/domain/money/money';
import { RangeField } from '#src/ui/kit/range-field';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { useSite } from '#src/ui/shell/site-identity';
import { FilterChips } from './filter-chips';
import { ShopperPricePresenter } from './shared/shopper-price.presenter';
import { shopMessages } from './shop-messages';
import { type ShelfView, type ShopQuery, withPriceRange } from './shop-query';
import styles from './shop-filters.module.css';

export interface MoreFiltersProps {
  readonly query: ShopQuery;
  readonly shelf: Pick<ShelfView, 'options' | 'family'>;
}

const moreGroups = ['region', 'grape', 'rating', 'availability'] as const;

/** Price, region, grape, rating and availability; they load after the first screen. */
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

/** A range of whole dollars of the price that this shopper pays, as a member or with a full case. */
const PriceFilter = observer(function PriceFilter({ query, products }: PriceFilterProps) {
  const { shell } = useSite();
  const prices = usePresenter(ShopperPricePresenter);
  const navigate = useNavigate();
  const bounds = priceBounds(products, (product) => prices.priceOf(product, shell.caseOffers).price);
  if (!bounds) return null;
  const min = Math.floor(bounds.lowest / 100);
  const max = Math.ceil(bounds.highest / 100);
  if (max - min < 2) return null;
  const { from, to } = query.filters.price;
  const inside = (amount: number) => Math.min(max, Math.max(min, amount));
  // An end at its bound is open, so that the address names only what was chosen.
  const choose = (low: number, high: number) => {
    const range: PriceRange = {
      ...(low > min && { from: cents(low * 100) }),
      ...(high < max && { to: cents(high * 100) }),
    };
    void navigate(withPriceRange(query, range), { replace: true, preventScrollReset: true });
  };
  const low = inside((from ?? 0) / 100);
  const high = inside((to ?? cents(max * 100)) / 100);
  return (
    <fieldset>
      <legend className={styles.legend}>{shopMessages.price}</legend>
      <RangeField
        min={min}
        max={max}
        low={low}
        high={high}
        labels={shopMessages.priceEnds}
        describe={shopMessages.dollars}
        onChange={choose}
      />
    </fieldset>
  );
});

export { MoreFilters as View };
