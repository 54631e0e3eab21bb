import { observer } from 'mobx-react-lite';
import type { Subscription } from '#src/domain/subscription/subscription';
import { Button, QuietButton } from '#src/ui/kit/button';
import { formatDay } from '#src/ui/kit/day-messages';
import { ConfirmDialog } from '#src/ui/kit/dialog';
import { FailureNotice } from '#src/ui/kit/live-notice';
import { Notice } from '#src/ui/kit/notice';
import { useFocusOnChange } from '#src/ui/kit/use-focus-on-change';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { subscriptionMessages } from '#src/ui/subscription/shared/subscription-messages';
import { endOf, scheduleOf } from './shared/subscription-facts';
import { SkipDeliveryPresenter } from './skip-delivery.presenter';
import styles from './subscription.module.css';

const messages = subscriptionMessages.schedule;

interface ScheduleProps {
  readonly subscription: Subscription;
}

export const DeliverySchedule = observer(function DeliverySchedule({ subscription }: ScheduleProps) {
  const skipping = usePresenter(SkipDeliveryPresenter, { subscription });
  // The skip button disappears when it is pressed.
  const heading = useFocusOnChange(subscription.actionableDate);
  const days = scheduleOf(subscription);
  const end = endOf(subscription);
  if (days.length === 0) return null;
  return (
    <section className="stack gap-3" aria-label={messages.title}>
      <h2 ref={heading} tabIndex={-1}>
        {messages.title}
      </h2>
      <Skipped skipping={skipping} />
      <ol className={styles.days} role="list">
        {days.map((day, index) => (
          <li key={day} className={index === 0 ? undefined : styles.later}>
            <span>{day}</span>
            {index === 0 && <SkipButton skipping={skipping} day={day} />}
          </li>
        ))}
      </ol>
      {end !== undefined && <p className="note">{end}</p>}
      <FailureNotice failure={skipping.failure} />
      {days[0] !== undefined && <Question skipping={skipping} day={days[0]} />}
      <Limits skipping={skipping} />
    </section>
  );
});

interface SkippingProps {
  readonly skipping: SkipDeliveryPresenter;
}

const SkipButton = observer(function SkipButton({ skipping, day }: SkippingProps & { readonly day: string }) {
  if (skipping.obstacle !== undefined) return null;
  return (
    <Button
      variant="secondary"
      small
      aria-label={messages.skipOn(day)}
      busy={skipping.isBusy}
      busyLabel={messages.busy}
      onClick={() => skipping.ask()}
    >
      {messages.skip}
    </Button>
  );
});

const Question = observer(function Question({ skipping, day }: SkippingProps & { readonly day: string }) {
  const { title, confirm, keep } = messages.question;
  return (
    <ConfirmDialog
      open={skipping.isAsking}
      onClose={() => skipping.keep()}
      title={title(day)}
      confirm={confirm}
      busy={skipping.isBusy}
      busyLabel={messages.busy}
      onConfirm={() => void skipping.skip()}
      keep={keep}
    >
      <p>{skipping.consequence}</p>
    </ConfirmDialog>
  );
});

const Skipped = observer(function Skipped({ skipping }: SkippingProps) {
  const { skipped } = skipping;
  if (!skipped) return null;
  const day = formatDay(skipped.day);
  return (
    <Notice
      still
      action={
        <QuietButton busy={skipping.isBusy} busyLabel={messages.busy} onClick={() => void skipping.restore()}>
          {messages.undo(day)}
        </QuietButton>
      }
      text={messages.skippedDay(day)}
    />
  );
});

const Limits = observer(function Limits({ skipping }: SkippingProps) {
  const { obstacle } = skipping;
  if (obstacle !== undefined && obstacle !== 'skipped-already') return null;
  return <p className="note">{obstacle === undefined ? messages.rule : messages.skippedAlready}</p>;
});
