import { observer } from 'mobx-react-lite';
import { memo, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { ShopContent } from '#src/domain/catalogue/catalogue-content';
import { filterGroups, noFilters } from '#src/domain/catalogue/product-list';
import { type ProductSort, productSorts } from '#src/domain/catalogue/product-sort';
import { listedPrice } from '#src/domain/catalogue/shopper-price';
import { CompareToggle } from '#src/ui/comparison/shared/compare-toggle';
import { CompareTray } from '#src/ui/comparison/shared/compare-tray';
import { LinkButton } from '#src/ui/kit/button';
import { Chip } from '#src/ui/kit/chip';
import { EmptyState } from '#src/ui/kit/empty-state';
import { focusAfterRemoval } from '#src/ui/kit/focus-after-removal';
import { pagePart } from '#src/ui/kit/page-number';
import { PageTitle } from '#src/ui/kit/page-title';
import { revealFocused } from '#src/ui/kit/reveal-focused';
import { SelectField } from '#src/ui/kit/select-field';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { ProductGrid } from '#src/ui/shelf/product-card';
import { ShelfCard } from '#src/ui/shelf/shelf-card';
import { contentHead, partHead } from '#src/ui/shell/page-head';
import { type PageProps, definePage } from '#src/ui/shell/page-route';
import { useSite } from '#src/ui/shell/site-identity';
import { TasteHint } from '#src/ui/taste/shared/taste-hint';
import { describePriceRange, named } from './filter-chips';
import { ShopperPricePresenter } from './shared/shopper-price.presenter';
import { ShopFilters } from './shop-filters';
import { shopMessages } from './shop-messages';
import {
  activeFilters,
  changed,
  hasPriceRange,
  pageSize,
  readShopQuery,
  type ShopQuery,
  sorted,
  viewShelf,
  withoutFilters,
} from './shop-query';
import { ShopPresenter } from './shop.presenter';
import styles from './shop.module.css';

const families = [undefined, 'wine', 'pack', 'merch'] as const;
const cardsAtOnce = 4;

/** Shows the shelf with its filters; the address holds the state (spec §2 /en-US/shop/, §3 productFilters). */
export const ShopPage = observer(function ShopPage({ content }: PageProps<ShopContent>) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const presenter = usePresenter(ShopPresenter);
  const query = readShopQuery(parameters);
  // A pressed chip answers at once; the remaining products follow.
  const listed = useListed(content.products, useDeferredValue(parameters.toString()));
  const { shelf } = listed;
  const clear = withoutFilters(query);
  // Arrow keys walk through the orders, so that each replaces the last one in the history.
  const sortBy = (sort: ProductSort) => {
    presenter.announceSort(sort, shelf.total);
    void navigate(sorted(query, sort), { replace: true });
  };
  const titleOf = ({ family }: ShopQuery) => (family ? shopMessages.families[family] : content.title);

  return (
    <div className="container page">
      <PageTitle title={titleOf(query)}>
        {query.family ? shopMessages.abouts[query.family] : content.description}
      </PageTitle>
      <FamilyChips query={query} />
      <TasteHint />
      <div className={`stack gap-12 row-gap-6 ${styles.layout}`}>
        <ShopFilters presenter={presenter} query={query} shelf={shelf} />
        <div ref={focusAfterRemoval} className={styles.shelf} data-focus-fallback='[role="status"]'>
          <div className={`cluster row-gap-1 between ${styles.bar}`}>
            <p className={styles.count} role="status" tabIndex={-1}>
              {shopMessages.count(shelf.total)}
            </p>
            {activeFilters(query) > 0 && shelf.total > 0 && (
              <Link className={styles.clear} to={clear}>
                {shopMessages.clear}
              </Link>
            )}
            <div className={styles.sort}>
              <SelectField
                label={shopMessages.sort}
                name="sort"
                value={query.sort}
                options={productSorts.map((sort) => ({ value: sort, label: shopMessages.sorts[sort] }))}
                onChange={(value) => sortBy(productSorts.find((sort) => sort === value) ?? 'featured')}
              />
            </div>
          </div>
          {/* A different query gets a new list, so that filters in a served document's address shift nothing. */}
          {shelf.total === 0 ? (
            <EmptyState
              title={shopMessages.nothing.title}
              action={<LinkButton to={clear}>{shopMessages.nothing.action}</LinkButton>}
              text={shopMessages.nothing.text}
            />
          ) : (
            <Shelf
              key={changed(listed.query, {})}
              label={titleOf(listed.query)}
              shelf={shelf}
              page={listed.query.page}
            />
          )}
          <CompareTray />
        </div>
      </div>
    </div>
  );
});

function useListed(products: ShopContent['products'], search: string) {
  const { shell } = useSite();
  const prices = usePresenter(ShopperPricePresenter);
  const query = useMemo(() => readShopQuery(new URLSearchParams(search)), [search]);
  // Without a range, a change of the cart renders no card anew.
  const [memberPercent, cansInCart] = hasPriceRange(query) ? [prices.memberPercent, prices.cansInCart] : [0, 0];
  const shelf = useMemo(() => {
    const terms = { memberPercent, cansInCart, caseOffers: shell.caseOffers ?? [] };
    return viewShelf(products, query, (product) => listedPrice(product, terms));
  }, [products, query, memberPercent, cansInCart, shell.caseOffers]);
  return { query, shelf };
}

/** Without script the rest is a list of links, so that all of them can be reached. */
const Shelf = memo(function Shelf({
  label,
  shelf,
  page,
}: {
  readonly label: string;
  readonly shelf: ReturnType<typeof viewShelf>;
  readonly page: number;
}) {
  const list = useRef<HTMLDivElement>(null);
  const asked = useRef<number>(undefined);
  useEffect(() => {
    if (asked.current !== page) return;
    asked.current = undefined;
    list.current?.querySelectorAll<HTMLElement>('article a')[(page - 1) * pageSize]?.focus({ preventScroll: true });
  }, [page]);

  return (
    <div ref={list}>
      <ProductGrid label={label}>
        {shelf.shown.map((product, index) => (
          <ShelfCard
            key={product.sku}
            product={product}
            headingLevel={2}
            eager={index < cardsAtOnce}
            corner={product.family === 'wine' && <CompareToggle product={product} />}
          />
        ))}
      </ProductGrid>
      {shelf.next !== undefined && (
        <div className={`stack ${styles.more}`}>
          <p>{shopMessages.shownOf(shelf.shown.length, shelf.total)}</p>
          <LinkButton variant="secondary" to={shelf.next} rel="next" onClick={() => (asked.current = page + 1)}>
            {shopMessages.showMore}
          </LinkButton>
          <noscript>
            <ul>
              {shelf.hidden.map(({ sku, slug, name }) => (
                <li key={sku}>
                  <Link to={`/products/${slug}/`} translate="no">
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </noscript>
        </div>
      )}
    </div>
  );
});

function FamilyChips({ query }: { readonly query: ShopQuery }) {
  return (
    <nav className={styles.families} aria-label={shopMessages.family} onFocus={revealFocused}>
      {families.map((family) => (
        <Chip key={family ?? 'all'} on={query.family === family} to={changed(query, { family, filters: noFilters })}>
          {shopMessages.families[family ?? 'all']}
        </Chip>
      ))}
    </nav>
  );
}

/** Sorting is no part of a title: it replaces the entry of the history. */
export const page = definePage<ShopContent>({
  View: ShopPage,
  head: (content, { search }) => {
    const query = readShopQuery(search);
    const { family, filters } = query;
    const head = contentHead(content);
    const chosen = filterGroups.flatMap((group) => filters[group].map((value) => named(group, value)));
    if (hasPriceRange(query)) chosen.push(describePriceRange(filters.price));
    const described = family
      ? { ...head, title: shopMessages.families[family], description: shopMessages.abouts[family] }
      : head;
    return partHead(described, pagePart(search), chosen.join(', ') || undefined);
  },
});
