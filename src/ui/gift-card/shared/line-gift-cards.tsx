import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { GiftCardFields } from '#src/ui/gift-card/gift-card-fields';
import { LineGiftCardsPresenter } from '#src/ui/gift-card/line-gift-cards.presenter';
import { Button } from '#src/ui/kit/button';
import { FailureNotice } from '#src/ui/kit/failure-notice';
import { useForm } from '#src/ui/kit/use-form';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { giftCardMessages } from './gift-card-messages';
import type { GiftCardRow } from './gift-card-row';
import styles from '#src/ui/gift-card/gift-card.module.css';

const messages = giftCardMessages.line;

/**
 * Shows the recipients of a line's gift cards, with the form to edit them. The focus moves to the form, and returns
 * when it closes.
 */
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

  /** Focuses an element once the change is rendered. */
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
            <Button
              variant="quiet"
              small
              aria-label={card.recipient === undefined ? undefined : messages.changeNamed(card.recipient)}
              onClick={() => open(card.id)}
            >
              {card.recipient === undefined ? messages.tell : messages.change}
            </Button>
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
  const form = useForm(async () => {
    const isSaved = await presenter.submit();
    if (isSaved) onSaved();
    return isSaved;
  });
  return (
    <form className={`stack ${styles.form}`} aria-label={messages.form} {...form}>
      <GiftCardFields entry={presenter.entry} />
      <FailureNotice failure={presenter.failure} />
      <div className="cluster gap-2">
        <Button type="submit" small busy={presenter.isSaving} busyLabel={messages.saving}>
          {messages.save}
        </Button>
        <Button variant="quiet" small onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
});
