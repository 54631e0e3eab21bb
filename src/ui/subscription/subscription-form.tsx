import { observer } from 'mobx-react-lite';
import type { Subscription } from '#src/domain/subscription/subscription';
import { Button } from '#src/ui/kit/button';
import { Dialog } from '#src/ui/kit/dialog';
import type { Content, Elements } from '#src/ui/kit/elements';
import { FormView } from '#src/ui/kit/form-view';
import { FailureNotice } from '#src/ui/kit/live-notice';
import { useWhileHere } from '#src/ui/kit/use-while-here';
import { subscriptionMessages } from '#src/ui/subscription/shared/subscription-messages';
import type { SubscriptionFormName, SubscriptionPresenter } from './subscription.presenter';

export interface SubscriptionProps {
  readonly page: SubscriptionPresenter;
  readonly subscription: Subscription;
}

interface SubscriptionDialogProps extends Pick<SubscriptionProps, 'page'> {
  readonly name: SubscriptionFormName;
  readonly title: string;
  /** Read with the title: the effect of the action. */
  readonly lead?: string;
  /** These are mounted only while the dialog is open, so that every form starts fresh. */
  readonly children: Elements;
}

export const SubscriptionDialog = observer(function SubscriptionDialog({
  page,
  name,
  title,
  lead,
  children,
}: SubscriptionDialogProps) {
  return (
    <Dialog open={page.isOpen(name)} onClose={() => page.close()} title={title} lead={lead}>
      {children}
    </Dialog>
  );
});

interface SubscriptionFormProps {
  /** Undefined when there is nothing to send yet, only alternatives. */
  readonly confirm: Content;
  /** True when the action ends something: Enter in a field does not start it, only its button. */
  readonly danger?: boolean;
  readonly busy: boolean;
  readonly failure: string | undefined;
  /** Resolves to false when it was refused. */
  readonly onSend: () => Promise<boolean>;
  readonly onSent: () => void;
  readonly otherWays?: Elements;
  readonly children: Elements;
}

/** Stays open until it was accepted, with its text and the reason of the refusal. */
export function SubscriptionForm({
  confirm,
  danger = false,
  busy,
  failure,
  onSend,
  onSent,
  otherWays,
  children,
}: SubscriptionFormProps) {
  const close = useWhileHere(onSent);
  async function press(): Promise<void> {
    if (await onSend()) close();
  }
  const inside = (
    <>
      {children}
      <FailureNotice failure={failure} />
      <div className="cluster">
        {confirm !== undefined && (
          <Button
            {...(danger ? { variant: 'danger', onClick: () => void press() } : { type: 'submit' })}
            busy={busy}
            busyLabel={subscriptionMessages.schedule.busy}
          >
            {confirm}
          </Button>
        )}
        {otherWays}
      </div>
    </>
  );
  if (danger) return <div className="stack">{inside}</div>;
  return (
    <FormView send={onSend} onSent={close}>
      {inside}
    </FormView>
  );
}
