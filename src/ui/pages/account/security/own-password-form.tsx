import { observer } from 'mobx-react-lite';
import { Button } from '#src/ui/components/button';
import { Field } from '#src/ui/components/field';
import { usePresenter } from '#src/ui/di/use-presenter';
import { securityMessages } from '#src/ui/messages/security-messages';
import { FailureNotice } from '#src/ui/pages/account/failure-notice';
import { NewPasswordPresenter } from '#src/ui/pages/account/new-password.presenter';
import { NewPasswordField } from '#src/ui/pages/account/new-password-field';
import { useFormSubmit } from '#src/ui/pages/account/use-form-submit';
import { OwnPasswordPresenter } from './own-password.presenter';

const { add: words } = securityMessages;

interface OwnPasswordFormProps {
  readonly hasPassword: boolean;
  readonly email: string;
  readonly onSaved: () => void;
}

/** Sets the first password, or another one. */
export const OwnPasswordForm = observer(function OwnPasswordForm({
  hasPassword,
  email,
  onSaved,
}: OwnPasswordFormProps) {
  const own = usePresenter(OwnPasswordPresenter);
  const chosen = usePresenter(NewPasswordPresenter);
  const form = useFormSubmit(async () => {
    if (!chosen.accept()) return false;
    const isSaved = await (hasPassword ? own.change(email, chosen.password) : own.set(chosen.password));
    if (isSaved) {
      chosen.type(email, '');
      onSaved();
    }
    return isSaved;
  });
  return (
    <form className="stack" {...form}>
      {hasPassword && (
        <Field
          name="current-password"
          type="password"
          autoComplete="current-password"
          label={words.currentPassword}
          required
          value={own.current}
          error={own.currentProblem}
          onChange={(current) => own.typeCurrent(current)}
        />
      )}
      <NewPasswordField chosen={chosen} email={email} />
      <FailureNotice failure={own.failure} />
      <Button type="submit" variant="secondary" busy={own.isBusy}>
        {words.savePassword}
      </Button>
    </form>
  );
});
