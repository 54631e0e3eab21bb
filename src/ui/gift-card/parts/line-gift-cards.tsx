import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { giftCardMessages } from '#src/ui/gift-card/shared/gift-card-messages';
import type { GiftCardRow } from '#src/ui/gift-card/shared/gift-card-row';
import { Button, QuietButton } from '#src/ui/kit/button';
import { FormView } from '#src/ui/kit/form-view';
import { FailureNotice } from '#src/ui/kit/live-notice';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { GiftCardFields } from './gift-card-fields';
import { LineGiftCardsPresenter } from './line-gift-cards.presenter';
import styles from './gift-card.module.css';

const messages = giftCardMessages.line;

/** The focus moves to the form, and returns when it closes. */
export const LineGiftCards = observer(function LineGiftCards({ cards }: { readonly cards: readonly GiftCardRow[] }) {
  const presenter = usePresenter(LineGiftCardsPresenter);
  const list = useRef<HTMLUListElement>(null);
  const ids = cards.map(({ id }) => id).join('\n');
  useEffect(() => presenter.takeUp(ids.split('\n')), [presenter, ids]);

  function open(id: string): void {
    presenter.open(id);
    focus(id, 'input');
  }

  function close(id: string): void {
    presenter.cancel();
    focus(id, 'button');
  }

  /** The element exists only once the change is rendered. */
  function focus(id: string, place: string): void {
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`#gift-card-${CSS.escape(id)} ${place}`)?.focus(),
    );
  }

  return (
    <ul ref={list} className={`stack gap-2 ${styles.cards}`} role="list" aria-label={messages.list}>
      {cards.map((card) => (
        <li key={card.id} id={`gift-card-${card.id}`} className={`stack gap-2 start ${styles.card}`}>
          <p>{card.text}</p>
          {presenter.editing === card.id ? (
            <RecipientForm
              presenter={presenter}
              onSaved={() => focus(card.id, 'button')}
              onCancel={() => close(card.id)}
            />
          ) : (
            <QuietButton
              aria-label={card.recipient === undefined ? undefined : messages.changeNamed(card.recipient)}
              onClick={() => open(card.id)}
            >
              {card.recipient === undefined ? messages.tell : messages.change}
            </QuietButton>
          )}
        </li>
      ))}
    </ul>
  );
});

interface RecipientFormProps {
  readonly presenter: LineGiftCardsPresenter;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

const RecipientForm = observer(function RecipientForm({ presenter, onSaved, onCancel }: RecipientFormProps) {
  return (
    <FormView
      className={`stack ${styles.form}`}
      aria-label={messages.form}
      send={() => presenter.submit()}
      onSent={onSaved}
    >
      <GiftCardFields entry={presenter.entry} />
      <FailureNotice failure={presenter.failure} />
      <div className="cluster gap-2">
        <Button type="submit" small busy={presenter.isSaving} busyLabel={messages.saving}>
          {messages.save}
        </Button>
        <QuietButton onClick={onCancel}>{messages.cancel}</QuietButton>
      </div>
    </FormView>
  );
});
