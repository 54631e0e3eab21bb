import type { FilterGroup, FilterOption, PriceRange } from '#src/domain/catalogue/product-list';
import { wineTypeMessages } from '#src/ui/catalogue/shared/wine-type-messages';
import { Chip } from '#src/ui/kit/chip';
import { Icon } from '#src/ui/kit/icon';
import { shopMessages } from './shop-messages';
import { type ShelfView, type ShopQuery, toggled } from './shop-query';
import styles from './shop-filters.module.css';

export interface FiltersProps {
  readonly query: ShopQuery;
  readonly shelf: Pick<ShelfView, 'options'>;
}

/** The groups that the document has; the others load when they come in sight. */
export const firstGroups = ['wineType', 'sweetness', 'features', 'diversity'] as const;

/** A longer list is folded behind so many values. */
const valuesAtOnce = 10;

/** The values of a group; those without results keep their place and cannot be chosen. */
export function FilterChips({ group, query, shelf }: FiltersProps & { readonly group: FilterGroup }) {
  const options = shelf.options[group];
  if (options.length === 0) return null;
  const chosen: readonly string[] = query.filters[group];
  const [first, folded] =
    options.length > valuesAtOnce + 2 ? [options.slice(0, valuesAtOnce), options.slice(valuesAtOnce)] : [options, []];
  const chips = (shown: readonly FilterOption[]) => (
    <div className="cluster gap-2">
      {shown.map(({ value, count }) => (
        <Chip
          key={value}
          on={chosen.includes(value)}
          count={count}
          disabled={count === 0 && !chosen.includes(value)}
          to={toggled(query, group, value)}
        >
          {named(group, value)}
        </Chip>
      ))}
    </div>
  );
  return (
    <fieldset>
      <legend className={styles.legend}>{shopMessages.groups[group]}</legend>
      {chips(first)}
      {folded.length > 0 && (
        <details className={styles.folded} open={folded.some(({ value }) => chosen.includes(value)) || undefined}>
          <summary>
            <span>{shopMessages.moreValues(folded.length)}</span>
            <Icon name="chevron" />
          </summary>
          {chips(folded)}
        </details>
      )}
    </fieldset>
  );
}

const names: Partial<Record<FilterGroup, Readonly<Record<string, string>>>> = {
  wineType: wineTypeMessages,
  sweetness: shopMessages.sweetnesses,
  rating: shopMessages.ratings,
  availability: shopMessages.availabilities,
};

/** Some groups have messages of their own; the values of others are texts of the content. */
export function named(group: FilterGroup, value: string): string {
  const own = names[group] ?? {};
  return (Object.hasOwn(own, value) ? own[value] : undefined) ?? value;
}

/** Needs at least one end. */
export function describePriceRange({ from, to }: PriceRange): string {
  const dollars = (amount: number | undefined) => (amount === undefined ? undefined : Math.round(amount / 100));
  return shopMessages.priceRange(dollars(from), dollars(to));
}
