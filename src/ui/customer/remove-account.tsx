import { observer } from 'mobx-react-lite';
import { ContactLink } from '#src/ui/contact/shared/contact-link';
import { Button } from '#src/ui/kit/button';
import { Dialog } from '#src/ui/kit/dialog';
import { FormView, SubmitButton } from '#src/ui/kit/form-view';
import { Paragraphs, TextList } from '#src/ui/kit/lists';
import { FailureNotice } from '#src/ui/kit/live-notice';
import { Notice } from '#src/ui/kit/notice';
import { Section } from '#src/ui/kit/section';
import { TextField } from '#src/ui/kit/text-field';
import { profileMessages } from './profile-messages';
import type { RemoveAccountPresenter } from './remove-account.presenter';

const messages = profileMessages.remove;

interface RemovalProps {
  readonly removal: RemoveAccountPresenter;
}

export const RemoveAccountSection = observer(function RemoveAccountSection({ removal }: RemovalProps) {
  return (
    <Section title={messages.title} className="stack part">
      <p className="note">{messages.stays}</p>
      <div>
        <Button variant="secondary" onClick={() => removal.ask()}>
          {messages.open}
        </Button>
      </div>
      {removal.isNotOffered && (
        <Notice tone="warning" still action={<ContactLink topic="account" />} text={messages.notOffered} />
      )}
      <Dialog role="alertdialog" open={removal.isAsking} title={messages.question} onClose={() => removal.keep()}>
        <Question removal={removal} />
      </Dialog>
    </Section>
  );
});

const Question = observer(function Question({ removal }: RemovalProps) {
  return (
    <FormView send={() => removal.remove()}>
      <p>{messages.goes}</p>
      <div role="status" className="stack gap-2">
        {removal.checking.isBusy && <p className="note">{messages.checking}</p>}
        {removal.toCome.length > 0 && (
          <>
            <h3>{messages.toCome}</h3>
            <TextList items={removal.toCome} label={messages.toCome} className="stack gap-2" />
          </>
        )}
      </div>
      <Paragraphs texts={[messages.stays, messages.final]} />
      <TextField
        form={removal.form}
        field="word"
        kind="code"
        name="confirm-deletion"
        label={messages.typeWord(messages.word)}
        required
      />
      <FailureNotice failure={removal.removing.error} />
      <SubmitButton
        label={messages.confirm}
        variant="danger"
        busy={removal.removing.isBusy}
        busyLabel={messages.deleting}
      >
        <Button data-safe="" variant="quiet" onClick={() => removal.keep()}>
          {messages.keep}
        </Button>
      </SubmitButton>
    </FormView>
  );
});
