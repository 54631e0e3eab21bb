import { observer } from 'mobx-react-lite';
import { ContactLink } from '#src/ui/contact/shared/contact-link';
import { Button } from '#src/ui/kit/button';
import { FailureNotice } from '#src/ui/kit/failure-notice';
import { Skeleton, SkeletonText } from '#src/ui/kit/skeleton';
import { TextField } from '#src/ui/kit/text-field';
import { useForm } from '#src/ui/kit/use-form';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { EmailPresenter } from './email.presenter';
import { profileMessages } from './profile-messages';
import { ProfileNotice } from './profile-notice';

const messages = profileMessages.email;

/** Shows the customer's address, and the form to change it. */
export const EmailChange = observer(function EmailChange() {
  const email = usePresenter(EmailPresenter);
  return (
    <section className="stack part" aria-label={messages.title}>
      <h2>{messages.title}</h2>
      {email.present === undefined ? (
        <Skeleton label={messages.loading}>
          <SkeletonText lines={1} />
        </Skeleton>
      ) : (
        <p>{email.present}</p>
      )}
      <ProfileNotice notice={email.notice} tone={email.isChanged ? 'success' : 'info'} />
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
            {profileMessages.tryAgain}
          </Button>
        </div>
      )}
    </section>
  );
});

const NewEmailForm = observer(function NewEmailForm({ email }: { readonly email: EmailPresenter }) {
  const form = useForm(() => email.send());
  return (
    <form className="stack" {...form}>
      <TextField
        form={email.form}
        field="email"
        label={messages.label}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <div>
        <Button type="submit" variant="secondary" busy={email.changing.isBusy} busyLabel={messages.sending}>
          {messages.send}
        </Button>
      </div>
    </form>
  );
});

const Waiting = observer(function Waiting({ email }: { readonly email: EmailPresenter }) {
  return (
    <>
      <p role="status">{messages.waiting(email.waitsFor ?? '')}</p>
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
