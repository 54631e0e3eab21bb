import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { ContactLink } from '#src/ui/contact/shared/contact-link';
import { AccountFrame } from '#src/ui/customer/shared/account-frame';
import { accountPage } from '#src/ui/customer/shared/account-page';
import { Badge } from '#src/ui/kit/badge';
import { Button, classNames, QuietButton } from '#src/ui/kit/button';
import { ConfirmDialog } from '#src/ui/kit/dialog';
import { EmptyState } from '#src/ui/kit/empty-state';
import { describeFailure } from '#src/ui/kit/failures';
import { focusAfterRemoval } from '#src/ui/kit/focus-after-removal';
import { FailureNotice } from '#src/ui/kit/live-notice';
import { Loaded } from '#src/ui/kit/loaded';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { CardReturnNotice, useCardReturn } from '#src/ui/saved-card/shared/card-return-notice';
import { savedCardMessages as messages } from '#src/ui/saved-card/shared/saved-card-messages';
import { type CardRow, SavedCardsPresenter } from './saved-cards.presenter';
import styles from './saved-cards.module.css';

function SavedCardsPage() {
  return (
    <AccountFrame title={messages.title} lead={<p>{messages.lead}</p>}>
      <SavedCards />
    </AccountFrame>
  );
}

const SavedCards = observer(function SavedCards() {
  const cards = usePresenter(SavedCardsPresenter, useCardReturn());
  return (
    <div ref={focusAfterRemoval} className="stack gap-6">
      <CardReturnNotice card={cards.newCard} />
      <Loaded
        resource={cards.savedCards}
        messages={messages}
        describe={describeFailure}
        rows={2}
        empty={<EmptyState {...messages.empty} />}
      >
        {() => <CardList cards={cards} />}
      </Loaded>
      <FailureNotice failure={cards.failure} />
      <div className="cluster gap-2">
        <Button busy={cards.newCard.isBusy} busyLabel={messages.adding} onClick={() => void cards.add()}>
          {messages.add}
        </Button>
        {cards.isListOnly && <ContactLink topic="payment" />}
      </div>
      <Removal cards={cards} />
    </div>
  );
});

interface CardsProps {
  readonly cards: SavedCardsPresenter;
}

const CardList = observer(function CardList({ cards }: CardsProps) {
  return (
    <ul className="stack gap-3" role="list" aria-label={messages.list}>
      {cards.rows.map((row) => (
        <Row key={row.card.id} row={row} cards={cards} />
      ))}
    </ul>
  );
});

function Row({ row, cards }: CardsProps & { readonly row: CardRow }) {
  const { card, name, expiry, isExpired, isBusy } = row;
  const isKept = card.subscriptionIds.length > 0;
  return (
    <li className={classNames('cluster gap-6 row-gap-2 between', styles.card, isExpired && styles.expired)}>
      <div className={`stack gap-1 ${styles.what}`}>
        <p className="cluster gap-2 row-gap-1">
          <strong>{name}</strong> {card.isDefault && <Badge tone="vine">{messages.isDefault}</Badge>}
        </p>
        <p className={styles.expiry}>{expiry}</p>
        {card.holder !== undefined && <p className="note">{card.holder}</p>}
        {isKept && <PaysFor subscriptionIds={card.subscriptionIds} />}
      </div>
      <div className="cluster gap-2">
        {!card.isDefault && !isExpired && (
          <QuietButton
            busy={isBusy}
            aria-label={messages.makeDefaultOf(name)}
            onClick={() => void cards.makeDefault(card)}
          >
            {messages.makeDefault}
          </QuietButton>
        )}
        {!isKept && (
          <QuietButton aria-label={messages.removeOf(name)} onClick={() => cards.askToRemove(card)}>
            {messages.remove}
          </QuietButton>
        )}
      </div>
    </li>
  );
}

function PaysFor({ subscriptionIds }: { readonly subscriptionIds: readonly string[] }) {
  return (
    <p className="note">
      <span>{messages.paysFor(subscriptionIds.length)}</span>{' '}
      {subscriptionIds.map((id) => (
        <Link key={id} to={`/account/subscriptions/${id}/`}>
          {messages.subscription(id)}
        </Link>
      ))}{' '}
      <span>{messages.keptFor}</span>
    </p>
  );
}

const Removal = observer(function Removal({ cards }: CardsProps) {
  const row = cards.rows.find(({ card }) => card.id === cards.cardToRemove?.id);
  return (
    <ConfirmDialog
      {...messages.removal}
      open={cards.cardToRemove !== undefined}
      onClose={() => cards.cancelRemoval()}
      danger
      busy={cards.removing.isBusy}
      onConfirm={() => void cards.remove()}
      keepVariant="quiet"
    >
      {row && <p>{messages.removal.text(row.name)}</p>}
      <FailureNotice failure={cards.removalFailure} />
    </ConfirmDialog>
  );
});

export const page = accountPage(SavedCardsPage, messages);
