import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { giftCardMessages } from '#src/ui/gift-card/shared/gift-card-messages';
import { Button } from '#src/ui/kit/button';
import { Disclosure } from '#src/ui/kit/disclosure';
import { focusAfterRemoval } from '#src/ui/kit/focus-after-removal';
import { FormView } from '#src/ui/kit/form-view';
import { FailureNotice } from '#src/ui/kit/live-notice';
import { TextField } from '#src/ui/kit/text-field';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { CodeChip } from '#src/ui/promo-code/shared/code-chip';
import { PayWithGiftCardPresenter } from './pay-with-gift-card.presenter';

const messages = giftCardMessages.pay;

export const PayWithGiftCard = observer(function PayWithGiftCard() {
  const pay = usePresenter(PayWithGiftCardPresenter);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);

  async function apply(): Promise<boolean> {
    await pay.apply();
    field.current?.focus();
    return true;
  }

  return (
    <div ref={focusAfterRemoval} className="stack gap-3" data-focus-fallback="summary">
      {pay.cards.length > 0 && (
        <ul className="cluster gap-2" role="list" aria-label={messages.cards}>
          {pay.cards.map((card) => (
            <li key={card.id}>
              <CodeChip
                code={card.shown}
                detail={card.detail}
                busy={card.isBusy}
                removeLabel={messages.remove(card.last)}
                onRemove={() => void pay.remove(card)}
              />
            </li>
          ))}
        </ul>
      )}
      <FailureNotice failure={pay.removalProblem} />
      {pay.isOffered && (
        <Disclosure summary={messages.summary}>
          <FormView className="stack gap-3" send={apply}>
            <TextField
              ref={field}
              form={pay.form}
              field="code"
              kind="code"
              name="gift-card-code"
              label={giftCardMessages.codeLabel}
              action={
                <Button type="submit" variant="secondary" aria-label={messages.actionNamed} busy={pay.applying.isBusy}>
                  {messages.action}
                </Button>
              }
            />
          </FormView>
        </Disclosure>
      )}
    </div>
  );
});
