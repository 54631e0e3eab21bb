import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { giftCardMessages } from '#src/ui/gift-card/shared/gift-card-messages';
import { Button } from '#src/ui/kit/button';
import { Disclosure } from '#src/ui/kit/disclosure';
import { FormView } from '#src/ui/kit/form-view';
import { FailureNotice } from '#src/ui/kit/live-notice';
import { TextField } from '#src/ui/kit/text-field';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { CodeChip } from '#src/ui/promo-code/shared/code-chip';
import { type PayingCard, PayWithGiftCardPresenter } from './pay-with-gift-card.presenter';

const messages = giftCardMessages.pay;

/** After a removal the focus moves to the next card, else to the field. */
export const PayWithGiftCard = observer(function PayWithGiftCard() {
  const pay = usePresenter(PayWithGiftCardPresenter);
  const whole = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);

  async function apply(): Promise<boolean> {
    await pay.apply();
    field.current?.focus();
    return true;
  }

  async function remove(card: PayingCard, position: number): Promise<void> {
    await pay.remove(card);
    const others = whole.current?.querySelectorAll<HTMLElement>('ul button') ?? [];
    (others[Math.min(position, others.length - 1)] ?? whole.current?.querySelector('summary'))?.focus();
  }

  return (
    <div ref={whole} className="stack gap-3">
      {pay.cards.length > 0 && (
        <ul className="cluster gap-2" role="list" aria-label={messages.cards}>
          {pay.cards.map((card, position) => (
            <li key={card.id}>
              <CodeChip
                code={card.shown}
                detail={card.detail}
                busy={card.isBusy}
                removeLabel={messages.remove(card.last)}
                onRemove={() => void remove(card, position)}
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
