import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '#src/ui/kit/button';
import { Dialog } from '#src/ui/kit/dialog';
import { FieldNotes } from '#src/ui/kit/field';
import { Notice } from '#src/ui/kit/notice';
import { usePresenter } from '#src/ui/kit/use-presenter';
import type { SearchDialogProps } from '#src/ui/search/shared/search-link.presenter';
import { searchMessages } from './search-messages';
import { SearchWaiting } from './search-waiting';
import { optionId, SuggestionList } from './suggestion-list';
import { SuggestionsPresenter } from './suggestions.presenter';
import styles from './search-dialog.module.css';

/** Enter opens the active suggestion or all results; Escape closes. */
export function SearchDialog({ open, onClose }: SearchDialogProps) {
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    // A shopper who goes back while the dialog is open wants to see the page.
    if (openedAt.current !== key) onClose();
    openedAt.current = key;
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={searchMessages.title}
      closeLabel={searchMessages.close}
      placement="top"
    >
      <SearchForm onDone={onClose} />
    </Dialog>
  );
}

const SearchForm = observer(function SearchForm({ onDone }: { readonly onDone: () => void }) {
  const search = usePresenter(SuggestionsPresenter);
  const navigate = useNavigate();
  const id = useId();
  const listId = `${id}-list`;
  const hasSuggestions = search.suggestions.length > 0;

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    void navigate(search.target);
    onDone();
  }

  function handleKey(event: KeyboardEvent): void {
    // While an input method composes a word, its keys belong to the method.
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    if (step === undefined || event.nativeEvent.isComposing || !hasSuggestions) return;
    event.preventDefault();
    search.move(step);
  }

  return (
    <form role="search" className="stack" onSubmit={submit}>
      <div className="cluster gap-2">
        <input
          ref={wantFocus}
          type="search"
          role="combobox"
          className={styles.input}
          aria-label={searchMessages.field}
          aria-expanded={hasSuggestions}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={search.active === undefined ? undefined : optionId(listId, search.active)}
          aria-describedby={search.isCut ? `${id}-error` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          value={search.typed}
          onChange={(event) => search.type(event.target.value)}
          onKeyDown={handleKey}
        />
        <Button type="submit">{searchMessages.submit}</Button>
      </div>
      <FieldNotes id={id} error={search.isCut ? searchMessages.cut : undefined} />
      <SuggestionList id={listId} search={search} onChoose={onDone} />
      <Outcome search={search} />
    </form>
  );
});

const Outcome = observer(function Outcome({ search }: { readonly search: SuggestionsPresenter }) {
  const { answer, typed, total, suggestions } = search;
  if (answer.error)
    return (
      <Notice tone="error" onRetry={() => search.retry()}>
        <p>
          {searchMessages.failed.title}. {searchMessages.failed.text}
        </p>
      </Notice>
    );
  return (
    <>
      <div role="status">
        {total === 0 && <p className={styles.note}>{searchMessages.nothing.text(answer.asked)}</p>}
        {total !== undefined && total > 0 && (
          <span className="visually-hidden">{searchMessages.suggestionCount(suggestions.length)}</span>
        )}
      </div>
      {typed.trim() === '' && <p className={styles.note}>{searchMessages.hint}</p>}
      {answer.isSlow && <SearchWaiting />}
      {total !== undefined && total > 0 && (
        <Button type="submit" variant="secondary" wide onClick={() => search.leaveSuggestions()}>
          {searchMessages.showAll(total)}
        </Button>
      )}
    </>
  );
});

/** React's `autoFocus` would come too early, before the dialog is open. */
function wantFocus(input: HTMLInputElement | null): void {
  input?.setAttribute('autofocus', '');
}

export { SearchDialog as View };
