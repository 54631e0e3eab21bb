import { observer } from 'mobx-react-lite';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { Notice } from '#src/ui/kit/notice';
import { Skeleton } from '#src/ui/kit/skeleton';
import { SavedCardChoice } from '#src/ui/saved-card/shared/saved-card-choice';
import type { PaymentStepPresenter } from './payment-step.presenter';

const messages = checkoutMessages.payBy;

export const PaymentChoice = observer(function PaymentChoice({ step }: { readonly step: PaymentStepPresenter }) {
  const { payingCard } = step;
  const { savedCards } = payingCard;
  const { value: cards = [] } = savedCards;
  if (payingCard.isWaiting) return <Skeleton label={messages.loading} lines={4} />;
  if (payingCard.isUnknown) {
    return <Notice tone="warning" onRetry={() => void savedCards.reload()} text={messages.notLoaded} />;
  }
  if (cards.length === 0) return null;
  return (
    <SavedCardChoice
      legend={messages.legend}
      cards={cards}
      now={payingCard.now}
      value={payingCard.choice}
      onChange={(choice) => step.choose(choice)}
      another={messages.another}
      disabled={step.isBusy}
    />
  );
});
