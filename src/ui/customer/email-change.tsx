import { observer } from 'mobx-react-lite';
import { ContactLink } from '#src/ui/contact/shared/contact-link';
import { Button } from '#src/ui/kit/button';
import { SubmitButton, FormView } from '#src/ui/kit/form-view';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { FailureNotice, LiveNotice } from '#src/ui/kit/live-notice';
import { Section } from '#src/ui/kit/section';
import { Skeleton } from '#src/ui/kit/skeleton';
import { TextField } from '#src/ui/kit/text-field';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { EmailPresenter } from './email.presenter';
import { profileMessages } from './profile-messages';

const messages = profileMessages.email;

export const EmailChange = observer(function EmailChange() {
  const email = usePresenter(EmailPresenter);
  return (
    <Section title={messages.title} className="stack part">
      {email.present === undefined ? <Skeleton label={messages.loading} lines={1} /> : <p>{email.present}</p>}
      <LiveNotice className="stack gap-2" tone={email.isChanged ? 'success' : 'info'} text={email.notice} />
      {email.waitsFor !== undefined && <Waiting email={email} />}
      {email.waitsFor === undefined && email.isOffered && <NewEmailForm email={email} />}
      {!email.isOffered && (
        <>
          <p>{messages.notOffered}</p>
          <div>
            <ContactLink topic="account" />
          </div>
        </>
      )}
      <FailureNotice failure={email.failure} />
      {email.failure !== undefined && email.waitsFor === undefined && (
        <div>
          <Button variant="secondary" busy={email.changing.isBusy} onClick={() => void email.resume()}>
            {kitMessages.tryAgain}
          </Button>
        </div>
      )}
    </Section>
  );
});

const NewEmailForm = observer(function NewEmailForm({ email }: { readonly email: EmailPresenter }) {
  return (
    <FormView send={() => email.send()}>
      <TextField form={email.form} field="email" kind="email" label={messages.label} required />
      <SubmitButton
        label={messages.send}
        variant="secondary"
        busy={email.changing.isBusy}
        busyLabel={messages.sending}
      />
    </FormView>
  );
});

const Waiting = observer(function Waiting({ email }: { readonly email: EmailPresenter }) {
  return (
    <>
      <p>{messages.waiting(email.waitsFor ?? '')}</p>
      <div className="cluster">
        <Button busy={email.changing.isBusy} busyLabel={messages.checking} onClick={() => void email.check()}>
          {messages.check}
        </Button>
        <Button variant="secondary" busy={email.changing.isBusy} onClick={() => void email.sendAgain()}>
          {messages.again}
        </Button>
        <Button variant="quiet" busy={email.changing.isBusy} onClick={() => void email.cancel()}>
          {messages.cancel}
        </Button>
      </div>
    </>
  );
});
