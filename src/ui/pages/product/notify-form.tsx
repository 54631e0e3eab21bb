import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '#src/ui/components/button';
import { Field } from '#src/ui/components/field';
import { Notice } from '#src/ui/components/notice';
import { usePresenter } from '#src/ui/di/use-presenter';
import { notifyMessages } from '#src/ui/messages/notify-messages';
import { NotifyPresenter } from './notify.presenter';
import styles from './notify-form.module.css';

export interface NotifyFormProps {
  readonly sku: string;
  /** It turned out that it can be had again. */
  readonly onAvailable: () => void;
}

/** Asks where to write when something is back; afterwards says that it is noted, also after a reload. */
export const NotifyForm = observer(function NotifyForm({ sku, onAvailable }: NotifyFormProps) {
  const notify = usePresenter(NotifyPresenter);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const noted = useRef<HTMLDivElement>(null);
  // Before it is painted: the field never stands there empty when something was typed.
  useLayoutEffect(() => notify.show(sku), [notify, sku]);

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const outcome = await notify.submit();
    if (outcome === 'noted') noted.current?.focus();
    else if (outcome === 'available') onAvailable();
    else if (notify.problem !== undefined) field.current?.focus();
  }

  function startOver(): void {
    notify.startOver();
    field.current?.focus();
  }

  const { notedFor } = notify;
  return (
    <>
      <div ref={noted} tabIndex={-1} role="status" className={styles.noted}>
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
        className={styles.form}
        hidden={notedFor !== undefined}
        noValidate
        onSubmit={(event) => void submit(event)}
        aria-labelledby="back-in-stock"
      >
        <Field
          ref={field}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          label={notifyMessages.email}
          value={notify.email}
          error={notify.problem}
          onChange={(email) => notify.type(email)}
          action={
            <Button type="submit" busy={notify.isBusy} busyLabel={notifyMessages.submitting}>
              {notifyMessages.submit}
            </Button>
          }
        />
        <div role="alert">
          {notify.failure !== undefined && (
            <Notice tone="error" still>
              <p>{notify.failure}</p>
            </Notice>
          )}
        </div>
      </form>
    </>
  );
});
