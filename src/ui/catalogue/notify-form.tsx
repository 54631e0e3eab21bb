import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Button } from '#src/ui/kit/button';
import { FailureNotice } from '#src/ui/kit/failure-notice';
import { Notice } from '#src/ui/kit/notice';
import { TextField } from '#src/ui/kit/text-field';
import { useForm } from '#src/ui/kit/use-form';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { notifyMessages } from './notify-messages';
import { NotifyPresenter } from './notify.presenter';
import styles from './notify-form.module.css';

export interface NotifyFormProps {
  readonly sku: string;
  /** Called when the product turned out to be available again. */
  readonly onAvailable: () => void;
}

/** Shows the back-in-stock form; afterwards a confirmation, also after a reload. */
export const NotifyForm = observer(function NotifyForm({ sku, onAvailable }: NotifyFormProps) {
  const notify = usePresenter(NotifyPresenter, { sku });
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const noted = useRef<HTMLDivElement>(null);
  const form = useForm(async () => {
    const outcome = await notify.submit();
    if (outcome === 'noted') noted.current?.focus();
    if (outcome === 'available') onAvailable();
    return outcome !== undefined;
  });

  function startOver(): void {
    notify.startOver();
    field.current?.focus();
  }

  const { notedFor } = notify;
  return (
    <>
      <div ref={noted} tabIndex={-1} role="status">
        {notedFor !== undefined && (
          <Notice
            tone="success"
            still
            action={
              <Button variant="quiet" small onClick={startOver}>
                {notifyMessages.other}
              </Button>
            }
          >
            <p>{notifyMessages.noted(notedFor)}</p>
          </Notice>
        )}
      </div>
      <form
        className={`stack gap-3 ${styles.form}`}
        hidden={notedFor !== undefined}
        aria-labelledby="back-in-stock"
        {...form}
      >
        <TextField
          ref={field}
          form={notify.form}
          field="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          label={notifyMessages.email}
          action={
            <Button type="submit" busy={notify.requesting.isBusy} busyLabel={notifyMessages.submitting}>
              {notifyMessages.submit}
            </Button>
          }
        />
        <FailureNotice failure={notify.failure} />
      </form>
    </>
  );
});

export { NotifyForm as View };
