import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Button, LinkButton } from '#src/ui/kit/button';
import { Chip } from '#src/ui/kit/chip';
import { EmptyState } from '#src/ui/kit/empty-state';
import { ErrorState } from '#src/ui/kit/error-state';
import { Field } from '#src/ui/kit/field';
import { pagePart } from '#src/ui/kit/page-number';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { ProductShelf } from '#src/ui/shelf/shelf-card';
import { partHead, unlistedHead } from '#src/ui/shell/page-head';
import { definePage, type PageAddress } from '#src/ui/shell/page-route';
import { useWrittenPages } from '#src/ui/shell/site-identity';
import { ResultGroup } from './result-group';
import { searchMessages } from './search-messages';
import { readSearchQuery, searchAddress } from './search-query';
import { SearchWaiting } from './search-waiting';
import { SearchPresenter } from './search.presenter';
import styles from './search.module.css';

/** Shows the search results for the text in the address (spec §2 Screens and routes). */
export const SearchPage = observer(function SearchPage() {
  const { search } = useLocation();
  const presenter = usePresenter(SearchPresenter, { search });
  const { query } = presenter;
  return (
    <div className={`container ${styles.page}`}>
      <h1>{searchMessages.title}</h1>
      <SearchForm text={query.text} isCut={query.isCut} />
      <noscript>
        <p>
          {searchMessages.withoutScript} <Link to="/shop/">{searchMessages.toShop}</Link>
        </p>
      </noscript>
      <p role="status" className={styles.count}>
        {presenter.groups && searchMessages.resultsFor(presenter.total, query.text)}
      </p>
      {presenter.search !== undefined && <Outcome presenter={presenter} />}
    </div>
  );
});

function SearchForm({ text, isCut }: { readonly text: string; readonly isCut: boolean }) {
  const [typed, setTyped] = useState(text);
  const [shown, setShown] = useState(text);
  // Another search replaces the text. The field stays, and with it the focus.
  if (text !== shown) {
    setShown(text);
    setTyped(text);
  }
  const navigate = useNavigate();

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    void navigate(searchAddress({ text: typed }));
  }

  return (
    <form role="search" className={styles.form} onSubmit={submit}>
      <Field
        label={searchMessages.field}
        name="q"
        type="search"
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        spellCheck={false}
        error={isCut ? searchMessages.cut : undefined}
        action={<Button type="submit">{searchMessages.submit}</Button>}
      />
    </form>
  );
}

const Outcome = observer(function Outcome({ presenter }: { readonly presenter: SearchPresenter }) {
  const { query, groups, answer, hasWords } = presenter;
  if (!hasWords) return <LeadOn presenter={presenter} {...emptyMessages(query.text)} />;
  if (answer.error) {
    const { title, text } = searchMessages.failed;
    return <ErrorState title={title} text={text} onRetry={() => presenter.retry()} />;
  }
  if (!groups) return answer.isSlow ? <SearchWaiting /> : null;
  const { title, text } = searchMessages.nothing;
  if (groups.length === 0) return <LeadOn presenter={presenter} title={title} text={text(query.text)} />;
  const shown = groups.filter(({ kind }) => query.kind === undefined || query.kind === kind);
  return (
    <>
      {groups.length > 1 && (
        <nav className={`cluster gap-2 ${styles.kinds}`} aria-label={searchMessages.narrow}>
          <Chip on={query.kind === undefined} to={searchAddress({ text: query.text })}>
            {searchMessages.everything}
          </Chip>
          {groups.map(({ kind, entries }) => (
            <Chip
              key={kind}
              on={query.kind === kind}
              to={searchAddress({ text: query.text, kind })}
              count={entries.length}
            >
              {searchMessages.kinds[kind]}
            </Chip>
          ))}
        </nav>
      )}
      {shown.map((group) => (
        <ResultGroup key={group.kind} group={group} query={query} currentOf={(product) => presenter.current(product)} />
      ))}
    </>
  );
});

/** Punctuation alone is no search text; an empty field is no mistake. */
function emptyMessages(text: string): { readonly title: string; readonly text: string } {
  return text === ''
    ? searchMessages.begin
    : { title: searchMessages.nothing.title, text: searchMessages.nothing.wordless };
}

interface LeadOnProps {
  readonly presenter: SearchPresenter;
  readonly title: string;
  readonly text: string;
}

const LeadOn = observer(function LeadOn({ presenter, title, text }: LeadOnProps) {
  const isWritten = useWrittenPages();
  return (
    <>
      <EmptyState
        title={title}
        action={
          <>
            <LinkButton to="/shop/">{searchMessages.toShop}</LinkButton>{' '}
            {isWritten('/faq/') && (
              <LinkButton to="/faq/" variant="secondary">
                {searchMessages.toHelp}
              </LinkButton>
            )}
          </>
        }
        text={text}
      />
      {presenter.popular.length > 0 && (
        <section className={styles.group}>
          <h2>{searchMessages.popular}</h2>
          <ProductShelf
            label={searchMessages.popular}
            products={presenter.popular.map((product) => presenter.current(product))}
          />
        </section>
      )}
    </>
  );
});

/** Search engines leave out search results. */
function searchHead({ search }: PageAddress) {
  const { text, kind } = readSearchQuery(search);
  const { title, titleFor, description, kinds } = searchMessages;
  const head = unlistedHead({ title: text === '' ? title : titleFor(text), description });
  return partHead(head, pagePart(search), kind && kinds[kind]);
}

export const page = definePage<undefined>({ View: SearchPage, head: (_none, address) => searchHead(address) });
