import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Button } from '#src/ui/components/button';
import { CodeChip } from '#src/ui/components/code-chip';
import { Disclosure } from '#src/ui/components/disclosure';
import { FailureNotice } from '#src/ui/components/failure-notice';
import { usePresenter } from '#src/ui/di/use-presenter';
import { TextField } from '#src/ui/forms/text-field';
import { useForm } from '#src/ui/forms/use-form';
import { giftCardMessages } from '#src/ui/messages/gift-card-messages';
import { type PayingCard, PayWithGiftCardPresenter } from './pay-with-gift-card.presenter';
import styles from './gift-card.module.css';

const words = giftCardMessages.pay;

/** Where gift cards pay for the order, and are taken off again. After a removal the focus goes to the next card, else to the entry. */
export const PayWithGiftCard = observer(function PayWithGiftCard() {
  const pay = usePresenter(PayWithGiftCardPresenter);
  const whole = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);

  const form = useForm(async () => {
    await pay.apply();
    field.current?.focus();
    return true;
  });

  async function remove(card: PayingCard, position: number): Promise<void> {
    await pay.remove(card);
    const others = whole.current?.querySelectorAll<HTMLElement>('ul button') ?? [];
    (others[Math.min(position, others.length - 1)] ?? whole.current?.querySelector('summary'))?.focus();
  }

  return (
    <div ref={whole} className={styles.pay}>
      {pay.cards.length > 0 && (
        <ul className={styles.chips} role="list" aria-label={words.cards}>
          {pay.cards.map((card, position) => (
            <li key={card.code}>
              <CodeChip
                code={card.shown}
                detail={card.detail}
                busy={card.isBusy}
                removeLabel={words.remove(card.last)}
                onRemove={() => void remove(card, position)}
              />
            </li>
          ))}
        </ul>
      )}
      <FailureNotice failure={pay.removalProblem} />
      {pay.isOffered && (
        <Disclosure summary={words.summary}>
          <form className={styles.entry} {...form}>
            <TextField
              ref={field}
              form={pay.form}
              field="code"
              name="gift-card-code"
              label={giftCardMessages.codeLabel}
              autoComplete="off"
              spellCheck={false}
              action={
                <Button type="submit" variant="secondary" aria-label={words.actionNamed} busy={pay.applying.isBusy}>
                  {words.action}
                </Button>
              }
            />
          </form>
        </Disclosure>
      )}
    </div>
  );
});
