import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { maximumCompared } from '#src/domain/comparison/comparison';
import type { ProductContent } from '#src/domain/page/page-content';
import { AddToCartButton } from '#src/ui/cart/shared/add-to-cart-button';
import { ProductPrice } from '#src/ui/catalogue/shared/product-price';
import { compareAddress } from '#src/ui/comparison/shared/compare-address';
import { ActingSelect } from '#src/ui/kit/acting-select';
import { QuietButton } from '#src/ui/kit/button';
import { EmptyState } from '#src/ui/kit/empty-state';
import { ErrorState } from '#src/ui/kit/error-state';
import { focusAfterRemoval } from '#src/ui/kit/focus-after-removal';
import { Notice } from '#src/ui/kit/notice';
import { PageTitle } from '#src/ui/kit/page-title';
import { asPictureSource, Picture, tintStyle } from '#src/ui/kit/picture';
import { Skeleton } from '#src/ui/kit/skeleton';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { unlistedPage } from '#src/ui/shell/page-route';
import { comparePageMessages } from './compare-page-messages';
import { ComparisonPresenter, type ComparisonRow } from './comparison.presenter';
import styles from './compare-page.module.css';

/** The address holds the choice; another one replaces it in the history. */
export const ComparePage = observer(function ComparePage() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const presenter = usePresenter(ComparisonPresenter, { cans: parameters.get('cans') ?? '' });
  const { chosen, pages, problems, view } = presenter;
  const choose = (place: number, sku: string | undefined) =>
    void navigate(compareAddress(presenter.choose(place, sku)), { replace: true });
  useEffect(() => {
    if (chosen.length > 0) void navigate(compareAddress(chosen), { replace: true });
  }, [chosen, navigate]);

  return (
    <div className="container stack gap-6 page">
      <PageTitle title={comparePageMessages.title}>{comparePageMessages.description}</PageTitle>
      <div role="status">
        {problems.map((problem) => (
          <Notice key={problem} tone="warning" still text={problem} />
        ))}
      </div>
      {view === 'failed' && (
        <ErrorState
          title={comparePageMessages.failed.title}
          text={presenter.failure}
          onRetry={() => void presenter.retry()}
        />
      )}
      {view === 'loading' && <Skeleton label={comparePageMessages.loading} lines={12} />}
      {view === 'shown' && (
        <div ref={focusAfterRemoval} className="stack gap-6" data-focus-fallback="select">
          <Places presenter={presenter} onChoose={choose} />
          {pages.length > 0 ? (
            <ComparisonTable pages={pages} rows={presenter.rows} onRemove={(place) => choose(place, undefined)} />
          ) : (
            <EmptyState {...comparePageMessages.empty} to="/shop/?family=wine" />
          )}
        </div>
      )}
    </div>
  );
});

interface PlacesProps {
  readonly presenter: ComparisonPresenter;
  readonly onChoose: (place: number, sku: string | undefined) => void;
}

/** Another can replaces, none removes, and the last place adds. */
const Places = observer(function Places({ presenter, onChoose }: PlacesProps) {
  const { skus, wines } = presenter;
  const places = Math.min(skus.length + 1, maximumCompared);
  const options = [
    { value: '', label: comparePageMessages.none },
    ...wines.map(({ sku, name }) => ({ value: sku, label: name })),
  ];
  return (
    <div className={`grid fit screen-only ${styles.places}`}>
      {Array.from({ length: places }, (_, place) => (
        <ActingSelect
          key={place}
          label={comparePageMessages.can(place + 1)}
          name={`can-${place + 1}`}
          value={skus[place] ?? ''}
          options={options}
          onChange={(sku) => onChoose(place, sku || undefined)}
        />
      ))}
    </div>
  );
});

interface ComparisonTableProps {
  readonly pages: readonly ProductContent[];
  readonly rows: readonly ComparisonRow[];
  readonly onRemove: (place: number) => void;
}

/** On a phone the values are below the fact's name, each with the name of its can. */
function ComparisonTable({ pages, rows, onRemove }: ComparisonTableProps) {
  const skus = pages.map(({ product }) => product.sku);
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{comparePageMessages.title}</caption>
      <thead>
        <tr>
          {pages.map(({ product }, place) => (
            <th key={product.sku} scope="col" id={`can-${product.sku}`} style={tintStyle(product.tint)}>
              <span className={styles.stage}>
                <Picture {...asPictureSource(product.picture)} alt="" />
              </span>
              <Link to={`/products/${product.slug}/`} translate="no">
                {product.name}
              </Link>
              <QuietButton aria-label={comparePageMessages.removeNamed(product.name)} onClick={() => onRemove(place)}>
                {comparePageMessages.remove}
              </QuietButton>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <RowName label={comparePageMessages.price} span={pages.length} />
        <tr>
          {pages.map(({ product }) => (
            <td key={product.sku}>
              <span className={styles.whose} aria-hidden="true" translate="no">
                {product.name}
              </span>
              <div className={`stack gap-2 ${styles.buy}`}>
                <ProductPrice product={product} />
                <AddToCartButton product={product} shelf />
              </div>
            </td>
          ))}
        </tr>
      </tbody>
      {rows.map(({ label, values }) => (
        <tbody key={label}>
          <RowName label={label} span={pages.length} />
          <tr>
            {values.map((value, place) => (
              <td key={skus[place]}>
                <span className={styles.whose} aria-hidden="true" translate="no">
                  {pages[place]?.product.name}
                </span>
                <span>{value}</span>
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
}

function RowName({ label, span }: { readonly label: string; readonly span: number }) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={span} className={styles.label}>
        {label}
      </th>
    </tr>
  );
}

export const page = unlistedPage(ComparePage, comparePageMessages);
