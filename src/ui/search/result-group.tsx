import { useEffect, useRef } from 'react';
import type { Product } from '#src/domain/catalogue/product';
import type { SearchEntry } from '#src/domain/search/search-entry';
import type { SearchGroup } from '#src/domain/search/search-results';
import { LinkButton } from '#src/ui/kit/button';
import { CardTitle } from '#src/ui/kit/card-title';
import { TintedPicture } from '#src/ui/kit/picture';
import { ProductGrid } from '#src/ui/shelf/product-card';
import { ShelfCard } from '#src/ui/shelf/shelf-card';
import { searchMessages } from './search-messages';
import { searchAddress, type SearchQuery, shownEntries } from './search-query';
import styles from './search.module.css';

interface ResultGroupProps {
  readonly group: SearchGroup;
  readonly query: SearchQuery;
  readonly currentOf: (product: Product) => Product;
}

/** Products look as on every shelf; the rest are titles with a sentence. */
export function ResultGroup({ group: { kind, entries }, query, currentOf }: ResultGroupProps) {
  const shown = shownEntries(entries, kind, query);
  const title = searchMessages.kinds[kind];
  const list = useRef<HTMLElement>(null);
  const before = useRef(shown.length);
  // The link to more has disappeared or moved; the focus goes to the first new result.
  useEffect(() => {
    const [first, count] = [before.current, shown.length];
    before.current = count;
    if (query.page > 1 && count > first)
      list.current?.querySelectorAll<HTMLElement>('li')[first]?.querySelector('a')?.focus({ preventScroll: true });
  }, [shown.length, query.page]);

  return (
    <section ref={list} className={styles.group} aria-labelledby={`found-${kind}`}>
      <h2 id={`found-${kind}`}>{title}</h2>
      {kind === 'products' ? (
        <ProductGrid label={title}>
          {shown.flatMap(({ product }) =>
            product ? [<ShelfCard key={product.sku} product={currentOf(product)} headingLevel={3} />] : [],
          )}
        </ProductGrid>
      ) : (
        <ul className={`grid gap-8 row-gap-6 ${styles.list}`} role="list" aria-label={title}>
          {shown.map((entry) => (
            <li key={entry.path}>
              <Result entry={entry} />
            </li>
          ))}
        </ul>
      )}
      {shown.length < entries.length && (
        <div className={`stack start ${styles.more}`}>
          {query.kind === kind ? (
            <>
              <p>{searchMessages.shownOf(shown.length, entries.length)}</p>
              <LinkButton variant="secondary" to={searchAddress({ ...query, page: query.page + 1 })} preventScrollReset>
                {searchMessages.showMore}
              </LinkButton>
            </>
          ) : (
            <LinkButton variant="secondary" to={searchAddress({ text: query.text, kind })}>
              {searchMessages.showAllOf(title, entries.length)}
            </LinkButton>
          )}
        </div>
      )}
    </section>
  );
}

function Result({ entry: { title, text, path, picture } }: { readonly entry: SearchEntry }) {
  return (
    <article className={`linked-card cluster gap-4 top ${styles.result}`}>
      {picture && <TintedPicture className={styles.picture} picture={picture} />}
      <div>
        <CardTitle level={3} to={path} title={title} />
        <p>{text}</p>
      </div>
    </article>
  );
}
