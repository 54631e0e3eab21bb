import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { describeFailure } from '#src/ui/kit/failures';
import { FormView, SubmitButton } from '#src/ui/kit/form-view';
import { FailureNotice, LiveNotice } from '#src/ui/kit/live-notice';
import { TextField } from '#src/ui/kit/text-field';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { loginMessages } from '#src/ui/session/shared/account-messages';
import { passwordFailures, signInFailures } from '#src/ui/session/shared/sign-in-failures';
import { NewPasswordField } from './new-password-field';
import { NewPasswordPresenter } from './new-password.presenter';
import { PasswordPresenter } from './password.presenter';
import { formSearch, type LoginForm } from './shared/login.presenter';

const { password: messages } = loginMessages;

export const PasswordForm = observer(function PasswordForm() {
  const password = usePresenter(PasswordPresenter);
  return (
    <FormView send={() => password.signIn()}>
      <EmailField password={password} />
      <TextField form={password.form} field="password" kind="password" label={messages.password} required />
      <FailureNotice
        failure={describeFailure(password.signingIn.error, passwordFailures)}
        action={password.needsReset && <FormLink form="forgot-password">{messages.toReset}</FormLink>}
      />
      <SubmitButton wide label={messages.signIn} busy={password.signingIn.isBusy} />
      <p className="cluster">
        <FormLink form="create-password">{messages.toCreate}</FormLink>
        <FormLink form="forgot-password">{messages.toForgot}</FormLink>
      </p>
    </FormView>
  );
});

export const CreatePasswordForm = observer(function CreatePasswordForm() {
  const password = usePresenter(PasswordPresenter);
  const chosen = usePresenter(NewPasswordPresenter, { email: password.form.values.email });
  return (
    <FormView send={async () => chosen.form.check() && (await password.create(chosen.form.values.password))}>
      <EmailField password={password} />
      <NewPasswordField chosen={chosen} />
      <FailureNotice failure={describeFailure(password.signingIn.error, signInFailures)} />
      <SubmitButton wide label={messages.create} busy={password.signingIn.isBusy} />
      <p>
        <FormLink form="password">{messages.toSignIn}</FormLink>
      </p>
    </FormView>
  );
});

export const ForgotPasswordForm = observer(function ForgotPasswordForm(props: { readonly returnPath: string }) {
  const password = usePresenter(PasswordPresenter);
  return (
    <FormView send={() => password.sendReset(props.returnPath)}>
      <p>{messages.forgotLead}</p>
      <EmailField password={password} />
      <FailureNotice failure={describeFailure(password.sendingReset.error, signInFailures)} />
      <LiveNotice
        className="stack gap-2"
        tone="success"
        text={password.resetSentTo && messages.resetSent(password.resetSentTo)}
      />
      <SubmitButton wide label={messages.sendReset} busy={password.sendingReset.isBusy} />
      <p>
        <FormLink form="password">{messages.toSignIn}</FormLink>
      </p>
    </FormView>
  );
});

function EmailField({ password }: { readonly password: PasswordPresenter }) {
  return (
    <TextField
      form={password.form}
      field="email"
      kind="email"
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
