import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '#src/ui/kit/button';
import { FailureNotice } from '#src/ui/kit/failure-notice';
import { Notice } from '#src/ui/kit/notice';
import { TextField } from '#src/ui/kit/text-field';
import { useForm } from '#src/ui/kit/use-form';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { describePasswordFailure, describeSignInFailure, loginMessages } from '#src/ui/session/shared/account-messages';
import { NewPasswordField } from './new-password-field';
import { NewPasswordPresenter } from './new-password.presenter';
import { PasswordPresenter } from './password.presenter';
import { formSearch, type LoginForm } from './shared/login.presenter';

const { password: messages } = loginMessages;

/** Signs in with a password. */
export const PasswordForm = observer(function PasswordForm() {
  const password = usePresenter(PasswordPresenter);
  const form = useForm(() => password.signIn());
  return (
    <form className="stack" {...form}>
      <EmailField password={password} />
      <TextField
        form={password.form}
        field="password"
        type="password"
        autoComplete="current-password"
        label={messages.password}
        required
      />
      <FailureNotice
        failure={describePasswordFailure(password.signingIn.error)}
        action={password.needsReset && <FormLink form="forgot-password">{messages.toReset}</FormLink>}
      />
      <Button type="submit" wide busy={password.signingIn.isBusy}>
        {messages.signIn}
      </Button>
      <p className="cluster">
        <FormLink form="create-password">{messages.toCreate}</FormLink>
        <FormLink form="forgot-password">{messages.toForgot}</FormLink>
      </p>
    </form>
  );
});

/** Creates an account with a password. */
export const CreatePasswordForm = observer(function CreatePasswordForm() {
  const password = usePresenter(PasswordPresenter);
  const chosen = usePresenter(NewPasswordPresenter, { email: password.form.values.email });
  const form = useForm(async () => chosen.form.check() && (await password.create(chosen.form.values.password)));
  return (
    <form className="stack" {...form}>
      <EmailField password={password} />
      <NewPasswordField chosen={chosen} />
      <FailureNotice failure={describeSignInFailure(password.signingIn.error)} />
      <Button type="submit" wide busy={password.signingIn.isBusy}>
        {messages.create}
      </Button>
      <p>
        <FormLink form="password">{messages.toSignIn}</FormLink>
      </p>
    </form>
  );
});

/** Sends a reset link. */
export const ForgotPasswordForm = observer(function ForgotPasswordForm({
  returnPath,
}: {
  readonly returnPath: string;
}) {
  const password = usePresenter(PasswordPresenter);
  const form = useForm(() => password.sendReset(returnPath));
  return (
    <form className="stack" {...form}>
      <p>{messages.forgotLead}</p>
      <EmailField password={password} />
      <FailureNotice failure={describeSignInFailure(password.sendingReset.error)} />
      <div role="status" className="stack gap-2">
        {password.resetSentTo !== undefined && (
          <Notice tone="success" still>
            <p>{messages.resetSent(password.resetSentTo)}</p>
          </Notice>
        )}
      </div>
      <Button type="submit" wide busy={password.sendingReset.isBusy}>
        {messages.sendReset}
      </Button>
      <p>
        <FormLink form="password">{messages.toSignIn}</FormLink>
      </p>
    </form>
  );
});

function EmailField({ password }: { readonly password: PasswordPresenter }) {
  return (
    <TextField
      form={password.form}
      field="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      label={loginMessages.email}
      required
    />
  );
}

function FormLink({ form, children }: { readonly form: LoginForm; readonly children: ReactNode }) {
  const [parameters] = useSearchParams();
  return <Link to={{ search: formSearch(form, parameters) }}>{children}</Link>;
}
