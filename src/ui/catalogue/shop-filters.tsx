import { type FilterGroup, filterGroups, type FilterOption } from '#src/domain/catalogue/product-list';
import { wineTypeMessages } from '#src/ui/catalogue/shared/wine-type-messages';
import { Chip } from '#src/ui/kit/chip';
import { Icon } from '#src/ui/kit/icon';
import { shopMessages } from './shop-messages';
import { activeFilters, type ShelfView, type ShopQuery, toggled } from './shop-query';
import styles from './shop-filters.module.css';

export function ShopFilters({ query, options }: { readonly query: ShopQuery; readonly options: ShelfView['options'] }) {
  const active = activeFilters(query);
  if (filterGroups.every((group) => options[group].length === 0)) return null;
  return (
    <details className={styles.filters}>
      <summary className={styles.summary}>
        {shopMessages.filters}
        {active > 0 && (
          <span className={styles.active}>
            <span>{active}</span> <span className="visually-hidden">{shopMessages.active}</span>
          </span>
        )}
        <Icon name="chevron" />
      </summary>
      <div className={`stack gap-6 ${styles.groups}`}>
        {filterGroups.map((group) => (
          <FilterChips key={group} group={group} query={query} options={options[group]} />
        ))}
      </div>
    </details>
  );
}

function FilterChips({
  group,
  query,
  options,
}: {
  readonly group: FilterGroup;
  readonly query: ShopQuery;
  readonly options: readonly FilterOption[];
}) {
  if (options.length === 0) return null;
  const chosen: readonly string[] = query.filters[group];
  return (
    <fieldset>
      <legend className={styles.legend}>{shopMessages.groups[group]}</legend>
      <div className="cluster gap-2">
        {options.map(({ value, count }) => (
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
    </fieldset>
  );
}

/** Types and dryness have messages of their own; other values are texts of the content. */
export function named(group: FilterGroup, value: string): string {
  const names: Readonly<Record<string, string>> =
    group === 'wineType' ? wineTypeMessages : group === 'sweetness' ? shopMessages.sweetnesses : {};
  return (Object.hasOwn(names, value) ? names[value] : undefined) ?? value;
}
