import { memo, type RefObject, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { ShopContent } from '#src/domain/catalogue/catalogue-content';
import { noFilters } from '#src/domain/catalogue/product-list';
import { productSorts } from '#src/domain/catalogue/product-sort';
import { CompareToggle } from '#src/ui/comparison/shared/compare-toggle';
import { CompareTray } from '#src/ui/comparison/shared/compare-tray';
import { LinkButton } from '#src/ui/kit/button';
import { Chip } from '#src/ui/kit/chip';
import { EmptyState } from '#src/ui/kit/empty-state';
import { PageTitle } from '#src/ui/kit/page-title';
import { SelectField } from '#src/ui/kit/select-field';
import { useKeptFocus } from '#src/ui/kit/use-kept-focus';
import { ProductGrid } from '#src/ui/shelf/product-card';
import { ShelfCard } from '#src/ui/shelf/shelf-card';
import { contentHead } from '#src/ui/shell/page-head';
import { type PageProps, definePage } from '#src/ui/shell/page-route';
import { ShopFilters } from './shop-filters';
import { shopMessages } from './shop-messages';
import { activeFilters, changed, pageSize, readShopQuery, type ShopQuery, viewShelf } from './shop-query';
import styles from './shop.module.css';

const families = [undefined, 'wine', 'pack', 'merch'] as const;
const cardsAtOnce = 4;

/** Shows the shelf with its filters; the address holds the state (spec §2 /en-US/shop/, §3 productFilters). */
export function ShopPage({ content }: PageProps<ShopContent>) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const query = readShopQuery(parameters);
  // A pressed chip answers at once; what it leaves follows.
  const listed = useListed(content.products, useDeferredValue(parameters.toString()));
  const { shelf } = listed;
  const count = useRef<HTMLParagraphElement>(null);
  const focused = useRef<HTMLElement>(undefined);
  // The clear link disappears when it is pressed; the focus moves to the count that it changed.
  const focusCount = () => count.current?.focus();
  const clear = changed(query, { filters: noFilters });
  const titleOf = ({ family }: ShopQuery) => (family ? shopMessages.families[family] : content.title);

  return (
    <div className="container page">
      <PageTitle title={titleOf(query)}>
        {query.family ? shopMessages.abouts[query.family] : content.description}
      </PageTitle>
      <FamilyChips query={query} />
      <p className={styles.taste}>
        {shopMessages.taste.text} <Link to="/taste/">{shopMessages.taste.action}</Link>
      </p>
      <div className={`stack gap-12 row-gap-6 ${styles.layout}`}>
        <ShopFilters query={query} options={shelf.options} />
        <div className={styles.shelf}>
          <div className={`cluster row-gap-1 between ${styles.bar}`}>
            <p ref={count} className={styles.count} role="status" tabIndex={-1}>
              {shopMessages.count(shelf.total)}
            </p>
            {activeFilters(query) > 0 && shelf.total > 0 && (
              <Link className={styles.clear} to={clear} onClick={focusCount}>
                {shopMessages.clear}
              </Link>
            )}
            <div className={styles.sort}>
              <SelectField
                label={shopMessages.sort}
                name="sort"
                value={query.sort}
                options={productSorts.map((sort) => ({ value: sort, label: shopMessages.sorts[sort] }))}
                onChange={(value) =>
                  void navigate(changed(query, { sort: productSorts.find((sort) => sort === value) ?? 'featured' }))
                }
              />
            </div>
          </div>
          {/* A different query gets a new list, so that filters in a served document's address shift nothing. */}
          {shelf.total === 0 ? (
            <EmptyState
              title={shopMessages.nothing.title}
              action={
                <LinkButton to={clear} onClick={focusCount}>
                  {shopMessages.nothing.action}
                </LinkButton>
              }
              text={shopMessages.nothing.text}
            />
          ) : (
            <Shelf
              key={changed(listed.query, {})}
              label={titleOf(listed.query)}
              shelf={shelf}
              page={listed.query.page}
              focused={focused}
            />
          )}
          <CompareTray />
        </div>
      </div>
    </div>
  );
}

function useListed(products: ShopContent['products'], search: string) {
  return useMemo(() => {
    const query = readShopQuery(new URLSearchParams(search));
    return { query, shelf: viewShelf(products, query) };
  }, [products, search]);
}

/** Without script the rest is a list of links, so that all of them can be reached. */
const Shelf = memo(function Shelf({
  label,
  shelf,
  page,
  focused,
}: {
  readonly label: string;
  readonly shelf: ReturnType<typeof viewShelf>;
  readonly page: number;
  readonly focused: RefObject<HTMLElement | undefined>;
}) {
  const list = useRef<HTMLDivElement>(null);
  useKeptFocus(list, focused);
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
    <nav className={styles.families} aria-label={shopMessages.family}>
      {families.map((family) => (
        <Chip key={family ?? 'all'} on={query.family === family} to={changed(query, { family, filters: noFilters })}>
          {shopMessages.families[family ?? 'all']}
        </Chip>
      ))}
    </nav>
  );
}

export const page = definePage<ShopContent>({ View: ShopPage, head: contentHead });
