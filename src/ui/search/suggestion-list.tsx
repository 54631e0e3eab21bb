import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { SearchEntry } from '#src/domain/search/search-entry';
import { describeStock } from '#src/ui/catalogue/shared/product-messages';
import { ProductPrice } from '#src/ui/catalogue/shared/product-price';
import { asPictureSource, Picture, tintStyle } from '#src/ui/kit/picture';
import { searchMessages } from './search-messages';
import type { SuggestionsPresenter } from './suggestions.presenter';
import styles from './search-dialog.module.css';

interface SuggestionListProps {
  readonly id: string;
  readonly search: SuggestionsPresenter;
  readonly onChoose: () => void;
}

/** The focus stays in the combobox's field. */
export const SuggestionList = observer(function SuggestionList({ id, search, onChoose }: SuggestionListProps) {
  const { groups, active } = search;
  useEffect(() => {
    if (active !== undefined) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  return (
    <div id={id} role="listbox" aria-label={searchMessages.suggestions} hidden={groups.length === 0}>
      {groups.map(({ kind, entries }) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className={styles.group}>
          <p id={`${id}-${kind}`} role="presentation" className={styles.kind}>
            {searchMessages.kinds[kind]}
          </p>
          {entries.map((entry) => (
            <Link
              key={entry.path}
              id={optionId(id, entry.path)}
              role="option"
              aria-selected={entry.path === active}
              tabIndex={-1}
              className={`cluster row-gap-1 ${styles.option}`}
              to={entry.path}
              onClick={onChoose}
            >
              <Suggestion entry={entry} />
            </Link>
          ))}
        </div>
      ))}
    </div>
  );
});

export function optionId(listId: string, path: string): string {
  return `${listId}-${path}`;
}

function Suggestion({ entry }: { readonly entry: SearchEntry }) {
  const { title, picture, product } = entry;
  return (
    <>
      {picture && (
        <span className={styles.picture} style={tintStyle(product?.tint)} data-product={product && ''}>
          <Picture {...asPictureSource(picture)} alt="" />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.title} translate={product && 'no'}>
          {title}
        </span>
        {product && <span className={styles.text}>{` ${describeStock(product.stock) ?? product.tagline}`}</span>}
      </span>{' '}
      {product && (
        <span className={styles.price}>
          <ProductPrice product={product} />
        </span>
      )}
    </>
  );
}
