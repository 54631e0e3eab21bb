import { observer } from 'mobx-react-lite';
import { Button } from '#src/ui/components/button';
import { Field } from '#src/ui/components/field';
import { usePresenter } from '#src/ui/di/use-presenter';
import { loginMessages } from '#src/ui/messages/account-messages';
import { FailureNotice } from '#src/ui/pages/account/failure-notice';
import { useFormSubmit } from '#src/ui/pages/account/use-form-submit';
import { LinkPresenter } from './link.presenter';
import { LinkSent } from './link-sent';

interface LinkFormProps {
  readonly returnPath: string;
  readonly submitLabel?: string;
  /** What stands before the field, as long as nothing is sent. */
  readonly lead?: string;
}

/** Asks for an address and sends the link; then says what to do with it. */
export const LinkForm = observer(function LinkForm({
  returnPath,
  submitLabel = loginMessages.sendLink,
  lead,
}: LinkFormProps) {
  const link = usePresenter(LinkPresenter);
  const form = useFormSubmit(() => link.send(returnPath));
  if (link.sentTo !== undefined) return <LinkSent link={link} email={link.sentTo} returnPath={returnPath} />;
  return (
    <form className="stack" {...form}>
      {lead !== undefined && <p className="lead">{lead}</p>}
      <Field
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={loginMessages.email}
        required
        value={link.email}
        error={link.problem}
        onChange={(email) => link.type(email)}
        onBlur={() => link.leave()}
      />
      <FailureNotice failure={link.failure} />
      <Button type="submit" wide busy={link.isSending}>
        {submitLabel}
      </Button>
    </form>
  );
});
