import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button, LinkButton } from '#src/ui/kit/button';
import { describeFailure } from '#src/ui/kit/failures';
import { FormView, SubmitButton } from '#src/ui/kit/form-view';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { FailureNotice } from '#src/ui/kit/live-notice';
import { Skeleton } from '#src/ui/kit/skeleton';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { callbackMessages } from '#src/ui/session/shared/account-messages';
import { signInFailures } from '#src/ui/session/shared/sign-in-failures';
import { unlistedPage } from '#src/ui/shell/page-route';
import { loginPath } from '#src/ui/shell/paths';
import { LinkForm } from './link-form';
import { NewPasswordField } from './new-password-field';
import { NewPasswordPresenter } from './new-password.presenter';
import { type CallbackFailure, SignInCallbackPresenter } from './sign-in-callback.presenter';

/** Links in mails and other providers lead back here (spec §2 the sign-in callback). */
export const SignInCallbackPage = observer(function SignInCallbackPage() {
  const callback = usePresenter(SignInCallbackPresenter);
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { nextPath } = callback;

  useEffect(() => {
    callback.readAddress((name) => parameters.getAll(name));
    // Removes the token at once, so that it gets neither into the history nor into referrers.
    if (parameters.size > 0) void navigate({ search: '' }, { replace: true });
  }, [callback, parameters, navigate]);

  useEffect(() => {
    if (nextPath !== undefined) void navigate(nextPath, { replace: true });
  }, [nextPath, navigate]);

  return (
    <div className="container section narrow stack gap-6">
      <Body callback={callback} />
    </div>
  );
});

interface BodyProps {
  readonly callback: SignInCallbackPresenter;
}

const Body = observer(function Body({ callback }: BodyProps) {
  const { failure } = callback;
  if (callback.isChoosingPassword) return <ChoosePassword callback={callback} />;
  if (failure === undefined)
    return (
      <>
        <h1>{callbackMessages.working}</h1>
        <Skeleton label={callbackMessages.working} lines={3} />
      </>
    );
  if (failure === 'unreachable') return <Unreachable callback={callback} />;
  if (failure === 'refused') return <Refused callback={callback} />;
  return <Failed callback={callback} failure={failure} />;
});

const Unreachable = observer(function Unreachable({ callback }: BodyProps) {
  return (
    <>
      <h1>{callbackMessages.unreachable.title}</h1>
      <FailureNotice failure={callback.explanation} />
      <Button onClick={() => callback.retry()}>{kitMessages.tryAgain}</Button>
    </>
  );
});

const Refused = observer(function Refused({ callback }: BodyProps) {
  const { refused } = callbackMessages;
  const { isSignedIn, returnPath, explanation } = callback;
  return (
    <>
      <h1>{isSignedIn ? refused.titleOfAdding : refused.title}</h1>
      <p role="alert">{explanation}</p>
      <div>
        <LinkButton to={isSignedIn ? returnPath : loginPath({ pathname: returnPath, search: '' })}>
          {isSignedIn ? refused.goBack : refused.otherWay}
        </LinkButton>
      </div>
    </>
  );
});

const Failed = observer(function Failed({
  callback,
  failure,
}: BodyProps & { readonly failure: Exclude<CallbackFailure, 'unreachable' | 'refused'> }) {
  const text =
    failure === 'failed'
      ? { title: callbackMessages.failed.title, text: callback.explanation }
      : callbackMessages[titles[failure]];
  return (
    <>
      <h1>{text.title}</h1>
      <p role="alert">{text.text}</p>
      {callback.requirement !== undefined && <p className="note">{callback.requirement}</p>}
      <LinkForm returnPath={callback.returnPath} submitLabel={callbackMessages.newLink} />
    </>
  );
});

const titles = { incomplete: 'incomplete', 'used-up': 'usedUp', 'other-browser': 'otherBrowser' } as const;

const ChoosePassword = observer(function ChoosePassword({ callback }: BodyProps) {
  const chosen = usePresenter(NewPasswordPresenter, { email: '' });
  return (
    <>
      <h1>{callbackMessages.choosePassword.title}</h1>
      <FormView send={async () => chosen.form.check() && (await callback.choosePassword(chosen.form.values.password))}>
        <NewPasswordField chosen={chosen} />
        <FailureNotice failure={describeFailure(callback.savingPassword.error, signInFailures)} />
        <SubmitButton wide label={callbackMessages.choosePassword.save} busy={callback.savingPassword.isBusy} />
      </FormView>
    </>
  );
});

export const page = unlistedPage(SignInCallbackPage, callbackMessages);
