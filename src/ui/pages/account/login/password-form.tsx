import { observer } from 'mobx-react-lite';
import { Button } from '#src/ui/components/button';
import { Field } from '#src/ui/components/field';
import { Notice } from '#src/ui/components/notice';
import { usePresenter } from '#src/ui/di/use-presenter';
import { loginMessages } from '#src/ui/messages/account-messages';
import { FailureNotice } from '#src/ui/pages/account/failure-notice';
import { NewPasswordPresenter } from '#src/ui/pages/account/new-password.presenter';
import { NewPasswordField } from '#src/ui/pages/account/new-password-field';
import { useFormSubmit } from '#src/ui/pages/account/use-form-submit';
import { FormLink } from './form-link';
import { PasswordPresenter } from './password.presenter';
import styles from '#src/ui/pages/account/account.module.css';

const { password: words } = loginMessages;

/** Signs in with a password. */
export const PasswordForm = observer(function PasswordForm() {
  const password = usePresenter(PasswordPresenter);
  const form = useFormSubmit(() => password.signIn());
  return (
    <form className="stack" {...form}>
      <EmailField password={password} />
      <Field
        name="password"
        type="password"
        autoComplete="current-password"
        label={words.password}
        required
        value={password.password}
        error={password.passwordProblem}
        onChange={(typed) => password.typePassword(typed)}
      />
      <FailureNotice failure={password.failure} />
      <Button type="submit" wide busy={password.isBusy}>
        {words.signIn}
      </Button>
      <p className="cluster">
        <FormLink form="create-password">{words.toCreate}</FormLink>
        <FormLink form="forgot-password">{words.toForgot}</FormLink>
      </p>
    </form>
  );
});

/** Makes an account with a password. */
export const CreatePasswordForm = observer(function CreatePasswordForm() {
  const password = usePresenter(PasswordPresenter);
  const chosen = usePresenter(NewPasswordPresenter);
  const form = useFormSubmit(async () => chosen.accept() && (await password.create(chosen.password)));
  return (
    <form className="stack" {...form}>
      <EmailField password={password} />
      <NewPasswordField chosen={chosen} email={password.email} />
      <FailureNotice failure={password.failure} />
      <Button type="submit" wide busy={password.isBusy}>
        {words.create}
      </Button>
      <p>
        <FormLink form="password">{words.toSignIn}</FormLink>
      </p>
    </form>
  );
});

/** Sends a link to a new password. */
export const ForgotPasswordForm = observer(function ForgotPasswordForm({
  returnPath,
}: {
  readonly returnPath: string;
}) {
  const password = usePresenter(PasswordPresenter);
  const form = useFormSubmit(() => password.forgot(returnPath));
  return (
    <form className="stack" {...form}>
      <p>{words.forgotLead}</p>
      <EmailField password={password} />
      <FailureNotice failure={password.failure} />
      <div role="status" className={styles.news}>
        {password.resetSentTo !== undefined && (
          <Notice tone="success" still>
            <p>{words.resetSent(password.resetSentTo)}</p>
          </Notice>
        )}
      </div>
      <Button type="submit" wide busy={password.isBusy}>
        {words.sendReset}
      </Button>
      <p>
        <FormLink form="password">{words.toSignIn}</FormLink>
      </p>
    </form>
  );
});

const EmailField = observer(function EmailField({ password }: { readonly password: PasswordPresenter }) {
  return (
    <Field
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      label={loginMessages.email}
      required
      value={password.email}
      error={password.emailProblem}
      onChange={(email) => password.typeEmail(email)}
      onBlur={() => password.leaveEmail()}
    />
  );
});
