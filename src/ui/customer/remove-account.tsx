import { observer } from 'mobx-react-lite';
import { ContactLink } from '#src/ui/contact/shared/contact-link';
import { Button } from '#src/ui/kit/button';
import { Dialog } from '#src/ui/kit/dialog';
import { FailureNotice } from '#src/ui/kit/failure-notice';
import { Notice } from '#src/ui/kit/notice';
import { TextField } from '#src/ui/kit/text-field';
import { useForm } from '#src/ui/kit/use-form';
import { profileMessages } from './profile-messages';
import type { RemoveAccountPresenter } from './remove-account.presenter';

const messages = profileMessages.remove;

interface RemovalProps {
  readonly removal: RemoveAccountPresenter;
}

/** Deletes the account after a question. */
export const RemoveAccountSection = observer(function RemoveAccountSection({ removal }: RemovalProps) {
  return (
    <section className="stack part" aria-label={messages.title}>
      <h2>{messages.title}</h2>
      <p className="note">{messages.stays}</p>
      <div>
        <Button variant="secondary" onClick={() => removal.ask()}>
          {messages.open}
        </Button>
      </div>
      {removal.isNotOffered && (
        <Notice tone="warning" still action={<ContactLink topic="account" />}>
          <p>{messages.notOffered}</p>
        </Notice>
      )}
      <Dialog
        role="alertdialog"
        open={removal.isAsking}
        title={messages.question}
        closeLabel={messages.close}
        onClose={() => removal.keep()}
      >
        <Question removal={removal} />
      </Dialog>
    </section>
  );
});

const Question = observer(function Question({ removal }: RemovalProps) {
  const form = useForm(() => removal.remove());
  return (
    <form className="stack" {...form}>
      {removal.consequences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <TextField
        form={removal.form}
        field="word"
        name="confirm-deletion"
        label={messages.typeWord(messages.word)}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <FailureNotice failure={removal.failure} />
      <div className="cluster">
        <Button type="submit" variant="danger" busy={removal.removing.isBusy} busyLabel={messages.deleting}>
          {messages.confirm}
        </Button>
        <Button variant="quiet" onClick={() => removal.keep()}>
          {messages.keep}
        </Button>
      </div>
    </form>
  );
});
