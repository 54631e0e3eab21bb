import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { QuietButton } from '#src/ui/kit/button';
import { Paragraphs } from '#src/ui/kit/lists';
import { Notice, type NoticeTone } from '#src/ui/kit/notice';
import { Section } from '#src/ui/kit/section';
import { Sentence } from '#src/ui/kit/sentence';
import { useFocusOnChange } from '#src/ui/kit/use-focus-on-change';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { useCardReturn } from '#src/ui/saved-card/shared/card-return-notice';
import { repairMessages as messages } from '#src/ui/subscription/shared/repair-messages';
import { CardChoice } from './card-choice';
import { PaymentPresenter } from './payment.presenter';
import { SubscriptionDialog, type SubscriptionProps } from './subscription-form';
import styles from './subscription.module.css';

/** An unpaid delivery is above everything else on the page. */
export const Payment = observer(function Payment({ page, subscription }: SubscriptionProps) {
  const payment = usePresenter(PaymentPresenter, { subscription, ...useCardReturn() });
  const { problem, notice } = payment;
  const { hasReturned } = payment.newCard;
  const isUnpaid = problem === 'delivery-unpaid';
  // The pressed button has disappeared with the form.
  const noticeRef = useFocusOnChange<HTMLDivElement>(notice?.title ?? '');

  // A shopper who added a card for a later delivery returns to the choice; one who pays with it now has chosen.
  const offerChoice = useEffectEvent(() => {
    if (!isUnpaid) page.open('card');
  });
  useEffect(() => {
    if (hasReturned) offerChoice();
  }, [hasReturned]);

  return (
    <>
      <div ref={noticeRef} tabIndex={-1} className="stack gap-2">
        {notice && <Notice tone={notice.tone} title={notice.title} still text={notice.text} />}
      </div>
      {isUnpaid && (
        <Section title={messages.title} className={`stack gap-3 ${styles.unpaid}`}>
          <Paragraphs texts={payment.texts} />
          <CardChoice
            subscription={subscription}
            newCard={payment.newCard}
            onRepaired={(outcome) => payment.tell(outcome)}
            confirm={<PayNow amount={payment.amount} />}
            onSent={() => page.close()}
          />
        </Section>
      )}
      {problem === 'card-declined' && <CardNotice page={page} {...messages.cardDeclined} tone="error" />}
      <CardNotice page={page} {...messages.needsCard} text={payment.needsCard} tone="error" />
      <CardNotice page={page} {...messages.expiring} text={payment.expiring} tone="warning" />
      {!isUnpaid && (
        <SubscriptionDialog page={page} name="card" title={messages.change.title}>
          <div className="stack">
            <p>{messages.change.text}</p>
            <CardChoice
              subscription={subscription}
              newCard={payment.newCard}
              onRepaired={(outcome) => payment.tell(outcome)}
              confirm={messages.change.save}
              onSent={() => page.close()}
            />
          </div>
        </SubscriptionDialog>
      )}
    </>
  );
});

interface CardNoticeProps extends Pick<SubscriptionProps, 'page'> {
  readonly tone: NoticeTone;
  readonly title: string;
  /** Undefined for no notice. */
  readonly text: string | undefined;
  readonly action: string;
}

function CardNotice({ page, tone, title, text, action }: CardNoticeProps) {
  if (text === undefined) return null;
  const choose = <QuietButton onClick={() => page.open('card')}>{action}</QuietButton>;
  return <Notice tone={tone} title={title} still action={choose} text={text} />;
}

function PayNow({ amount }: { readonly amount: string | undefined }) {
  const text = messages.pay(amount);
  return amount === undefined ? <span>{text}</span> : <Sentence text={text} verbatim={amount} />;
}
