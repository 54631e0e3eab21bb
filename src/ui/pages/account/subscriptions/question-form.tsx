import type { ReactNode } from 'react';
import { Button } from '#src/ui/components/button';
import { Dialog } from '#src/ui/components/dialog';
import { subscriptionMessages } from '#src/ui/messages/subscription-messages';
import { FailureNotice } from '#src/ui/pages/account/failure-notice';
import { useFormSubmit } from '#src/ui/pages/account/use-form-submit';
import styles from './subscription.module.css';

interface QuestionFormProps {
  readonly open: boolean;
  readonly title: string;
  readonly confirm: string;
  readonly danger?: boolean;
  readonly busy: boolean;
  readonly failure: string | undefined;
  /** Sends what was chosen; false when it was not taken, and then the question stays open. */
  readonly onSend: () => Promise<boolean>;
  readonly onClose: () => void;
  /** Beside the main button. */
  readonly otherWays?: ReactNode;
  readonly children: ReactNode;
}

/** A question in a dialog: it stays open, with what was typed and why, until it was answered. */
export function QuestionForm({ open, onClose, onSend, title, ...form }: QuestionFormProps) {
  async function send(): Promise<boolean> {
    const isDone = await onSend();
    if (isDone) onClose();
    return isDone;
  }

  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={subscriptionMessages.close}>
      <Form {...form} onSend={send} />
    </Dialog>
  );
}

function Form({
  confirm,
  danger = false,
  busy,
  failure,
  onSend,
  otherWays,
  children,
}: Omit<QuestionFormProps, 'open' | 'title' | 'onClose'>) {
  const form = useFormSubmit(onSend);
  return (
    <form {...form} className={styles.form}>
      {children}
      <FailureNotice failure={failure} />
      <div className={styles.actions}>
        <Button
          type="submit"
          variant={danger ? 'danger' : 'primary'}
          busy={busy}
          busyLabel={subscriptionMessages.schedule.busy}
        >
          {confirm}
        </Button>
        {otherWays}
      </div>
    </form>
  );
}
