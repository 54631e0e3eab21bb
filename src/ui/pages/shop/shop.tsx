import { useNavigate, useSearchParams } from 'react-router-dom';
import { filterOptions, filterProducts, type FilterGroup } from '../../../domain/catalogue/product-filters';
import { productSorts, sortProducts } from '../../../domain/catalogue/product-sort';
import type { ShopContent } from '../../../domain/content/page-content';
import type { PageProps } from '../../app/page-route';
import { Chip } from '../../components/chip';
import { EmptyState } from '../../components/empty-state';
import { LinkButton } from '../../components/link-button';
import { ProductGrid } from '../../components/product-grid';
import { SelectField } from '../../components/select-field';
import { productWords } from '../../text/product-words';
import { shopWords } from '../../text/shop-words';
import { ShelfCard } from './shelf-card';
import styles from './shop.module.css';
import { readShopQuery, shopAddress, toggled, type ShopQuery } from './shop-query';

const groups: readonly FilterGroup[] = ['wineType', 'diversity', 'features'];

/** The shelf with its filters; the address says what is shown (spec §2 /en-US/shop/, §3 productFilters). */
export function ShopPage({ content }: PageProps<ShopContent>) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const query = readShopQuery(parameters);
  const family = content.products.filter((product) => !query.family || product.family === query.family);
  const shown = sortProducts(filterProducts(family, query.filters), query.sort);

  return (
    <div className="container section stack">
      <h1>{content.title}</h1>
      <p className={styles.lead}>{content.description}</p>
      <FamilyChips query={query} />
      <div className={styles.filters} role="group" aria-label={shopWords.filters}>
        {groups.map((group) => (
          <FilterChips key={group} group={group} query={query} options={filterOptions(family, query.filters, group)} />
        ))}
      </div>
      <div className={styles.bar}>
        <p role="status">{shopWords.count(shown.length)}</p>
        <SelectField
          label={shopWords.sort}
          name="sort"
          value={query.sort}
          options={productSorts.map((sort) => ({ value: sort, label: shopWords.sorts[sort] }))}
          onChange={(sort) => void navigate(shopAddress({ ...query, sort: productSorts.find((known) => known === sort) ?? 'featured' }), { replace: true })}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState title={shopWords.nothing.title} action={<LinkButton to="/shop/">{shopWords.nothing.action}</LinkButton>}>
          <p>{shopWords.nothing.text}</p>
        </EmptyState>
      ) : (
        <ProductGrid label={content.title}>
          {shown.map((product, index) => (
            <ShelfCard key={product.sku} product={product} headingLevel={2} eager={index < 4} />
          ))}
        </ProductGrid>
      )}
    </div>
  );
}

function FamilyChips({ query }: { readonly query: ShopQuery }) {
  const families = [undefined, 'wine', 'pack', 'merch'] as const;
  return (
    <div className="cluster" role="group" aria-label={shopWords.family}>
      {families.map((family) => (
        <Chip key={family ?? 'all'} on={query.family === family} to={shopAddress({ ...query, family })}>
          {shopWords.families[family ?? 'all']}
        </Chip>
      ))}
    </div>
  );
}

function FilterChips({ group, query, options }: { readonly group: FilterGroup; readonly query: ShopQuery; readonly options: ReturnType<typeof filterOptions> }) {
  if (options.length === 0) return null;
  const chosen: readonly string[] = query.filters[group];
  return (
    <fieldset className={styles.group}>
      <legend>{shopWords.groups[group]}</legend>
      <div className="cluster">
        {options.map(({ value, count }) => (
          <Chip key={value} on={chosen.includes(value)} count={count} to={toggled(query, group, value)}>
            {group === 'wineType' ? productWords.types[value as keyof typeof productWords.types] : value}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
