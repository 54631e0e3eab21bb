import { observer } from 'mobx-react-lite';
import { ContactLink } from '#src/ui/contact/shared/contact-link';
import { Button } from '#src/ui/kit/button';
import type { Content } from '#src/ui/kit/elements';
import { Loaded } from '#src/ui/kit/loaded';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { CardReturnNotice } from '#src/ui/saved-card/shared/card-return-notice';
import { SavedCardChoice } from '#src/ui/saved-card/shared/saved-card-choice';
import { repairMessages as messages } from '#src/ui/subscription/shared/repair-messages';
import { CardChoicePresenter, type GivenCardChoice } from './card-choice.presenter';
import { SubscriptionForm } from './subscription-form';

interface CardChoiceProps extends GivenCardChoice {
  readonly confirm: Content;
  readonly onSent: () => void;
}

export const CardChoice = observer(function CardChoice({ confirm, onSent, ...given }: CardChoiceProps) {
  const choice = usePresenter(CardChoicePresenter, given);
  const add = (isOnly: boolean) => (
    <Button
      variant={isOnly ? 'primary' : 'secondary'}
      busy={given.newCard.isBusy}
      busyLabel={messages.loading}
      onClick={() => void choice.add()}
    >
      {messages.add}
    </Button>
  );
  return (
    <Loaded resource={choice.wallet} messages={messages} rows={2}>
      {(cards) => (
        <SubscriptionForm
          confirm={choice.chosen === undefined ? undefined : confirm}
          busy={choice.isBusy}
          failure={choice.failure}
          onSend={() => choice.pay()}
          onSent={onSent}
          otherWays={
            <>
              {add(choice.chosen === undefined)}
              {choice.isListOnly && <ContactLink topic="payment" />}
            </>
          }
        >
          <CardReturnNotice card={given.newCard} />
          {cards.length === 0 ? (
            <p>{messages.none}</p>
          ) : (
            <SavedCardChoice
              legend={messages.legend}
              cards={cards}
              now={choice.now}
              currentId={choice.currentId}
              value={choice.chosen}
              onChange={(id) => choice.choose(id)}
            />
          )}
          <p className="note">{messages.addNote}</p>
        </SubscriptionForm>
      )}
    </Loaded>
  );
});
