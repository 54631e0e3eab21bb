import { observer } from 'mobx-react-lite';
import { Button, QuietButton } from '#src/ui/kit/button';
import { focusAfterRemoval } from '#src/ui/kit/focus-after-removal';
import { FormView } from '#src/ui/kit/form-view';
import { FailureNotice } from '#src/ui/kit/live-notice';
import { Notice } from '#src/ui/kit/notice';
import { TextField } from '#src/ui/kit/text-field';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { notifyMessages } from './notify-messages';
import { NotifyPresenter } from './notify.presenter';
import styles from './notify-form.module.css';

export interface NotifyFormProps {
  readonly sku: string;
  readonly onAvailable: () => void;
}

/** The confirmation is shown after a reload too. */
export const NotifyForm = observer(function NotifyForm({ sku, onAvailable }: NotifyFormProps) {
  const notify = usePresenter(NotifyPresenter, { sku });

  async function submit(): Promise<boolean> {
    const outcome = await notify.submit();
    if (outcome === 'available') onAvailable();
    return outcome !== undefined;
  }

  const { notedFor } = notify;
  return (
    <div ref={focusAfterRemoval} data-focus-fallback='form:not([hidden]) input, [role="status"]'>
      <FormView
        className={`stack gap-3 ${styles.form}`}
        hidden={notedFor !== undefined}
        aria-labelledby="back-in-stock"
        send={submit}
      >
        <TextField
          form={notify.form}
          field="email"
          kind="email"
          label={notifyMessages.email}
          action={
            <Button type="submit" busy={notify.requesting.isBusy} busyLabel={notifyMessages.submitting}>
              {notifyMessages.submit}
            </Button>
          }
        />
        <FailureNotice failure={notify.failure} />
      </FormView>
      <div tabIndex={-1} role="status">
        {notedFor !== undefined && (
          <Notice
            tone="success"
            still
            action={<QuietButton onClick={() => notify.startOver()}>{notifyMessages.other}</QuietButton>}
            text={notifyMessages.noted(notedFor)}
          />
        )}
      </div>
    </div>
  );
});

export { NotifyForm as View };
