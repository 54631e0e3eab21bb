import { observer } from 'mobx-react-lite';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { Store } from '#src/domain/geography/store';
import { Button, LinkButton } from '#src/ui/kit/button';
import { ErrorState } from '#src/ui/kit/error-state';
import { FormView } from '#src/ui/kit/form-view';
import { TextField } from '#src/ui/kit/text-field';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { nearSearch, placeIn } from './store-address';
import { StoreCard } from './store-card';
import { StoreMap } from './store-map';
import { storeMapMessages as messages } from './store-map-messages';
import { StoreSearchPresenter } from './store-search.presenter';
import styles from './store-map.module.css';

export interface StoreSearchProps {
  readonly stores: readonly Store[];
}

/** The address holds the place, so that it can be shared. */
export const StoreSearch = observer(function StoreSearch({ stores }: StoreSearchProps) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const near = placeIn(parameters);
  const presenter = usePresenter(StoreSearchPresenter, { stores, near });
  const { found } = presenter;
  const search = async () => {
    const place = await presenter.submit();
    if (place !== undefined && place !== near)
      await navigate({ search: nearSearch(place) }, { preventScrollReset: true });
    return place !== undefined;
  };
  return (
    <div className={styles.search}>
      <div className="stack">
        <FormView role="search" className={styles.form} send={search}>
          <TextField
            form={presenter.form}
            field="near"
            label={messages.field}
            hint={messages.hint}
            autoComplete="postal-code"
            spellCheck={false}
            action={
              <Button type="submit" busy={presenter.isSearching}>
                {messages.submit}
              </Button>
            }
          />
        </FormView>
        <p role="status">{found && messages.found(found)}</p>
        {presenter.answer.error && <ErrorState {...messages.failed} onRetry={() => void search()} />}
        {found && <Found presenter={presenter} />}
      </div>
      <StoreMap stores={stores} found={presenter.foundStores.map(({ store }) => store)} place={found?.place} />
    </div>
  );
});

const Found = observer(function Found({ presenter }: { readonly presenter: StoreSearchPresenter }) {
  const { found, foundStores } = presenter;
  if (!found) return null;
  return (
    <>
      {found.otherPlaces.length > 0 && (
        <p className={`cluster gap-5 row-gap-0 ${styles.others}`}>
          {messages.otherPlaces}
          {found.otherPlaces.map((place) => (
            <Link key={place} to={{ search: nearSearch(place) }} preventScrollReset>
              {place}
            </Link>
          ))}
        </p>
      )}
      <ol className="stack gap-5" role="list">
        {foundStores.map(({ store, miles }, index) => (
          <li key={store.slug}>
            <StoreCard store={store} headingLevel={3} number={index + 1} miles={miles} />
          </li>
        ))}
      </ol>
      {found.kind !== 'in-state' && <p className="note">{messages.straight}</p>}
      <p className={`cluster gap-5 row-gap-0 ${styles.ways}`}>
        {(found.kind === 'far' || foundStores.length === 0) && <LinkButton to="/shop/">{messages.toDoor}</LinkButton>}
        <Link to={{ search: '' }} preventScrollReset>
          {messages.showAll}
        </Link>
      </p>
    </>
  );
});

export { StoreSearch as View };
