import { observer } from 'mobx-react-lite';
import { Button } from '#src/ui/kit/button';
import { describeFailure } from '#src/ui/kit/failures';
import { FormView, SubmitButton } from '#src/ui/kit/form-view';
import { FailureNotice } from '#src/ui/kit/live-notice';
import { TextField } from '#src/ui/kit/text-field';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { loginMessages } from '#src/ui/session/shared/account-messages';
import { signInFailures } from '#src/ui/session/shared/sign-in-failures';
import { LinkPresenter } from './link.presenter';
import { NoticeHeading } from './notice-heading';

const { sent } = loginMessages;

interface LinkFormProps {
  readonly returnPath: string;
  readonly submitLabel?: string;
  readonly lead?: string;
}

export const LinkForm = observer(function LinkForm({
  returnPath,
  submitLabel = loginMessages.sendLink,
  lead,
}: LinkFormProps) {
  const link = usePresenter(LinkPresenter, { returnPath });
  if (link.sentTo !== undefined) return <LinkSent link={link} email={link.sentTo} />;
  return (
    <FormView send={() => link.send()}>
      {lead !== undefined && <p className="lead">{lead}</p>}
      <TextField form={link.form} field="email" kind="email" label={loginMessages.email} required />
      <FailureNotice failure={describeFailure(link.sending.error, signInFailures)} />
      <SubmitButton wide label={submitLabel} busy={link.sending.isBusy} />
    </FormView>
  );
});

const LinkSent = observer(function LinkSent({ link, email }: { readonly link: LinkPresenter; readonly email: string }) {
  return (
    <div className="stack">
      <NoticeHeading level={2}>{sent.title}</NoticeHeading>
      <p>{sent.to(email)}</p>
      <ol className="stack gap-2 indented">
        {sent.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="note">{sent.waiting}</p>
      <FailureNotice failure={describeFailure(link.sending.error, signInFailures)} />
      <p className="note">{sent.missing}</p>
      {link.secondsToWait > 0 ? (
        <p className="note tabular">{sent.againIn(link.secondsToWait)}</p>
      ) : (
        <Button variant="secondary" wide busy={link.sending.isBusy} onClick={() => void link.send()}>
          {sent.again}
        </Button>
      )}
      <Button variant="quiet" onClick={() => link.useAnotherAddress()}>
        {sent.other}
      </Button>
    </div>
  );
});
