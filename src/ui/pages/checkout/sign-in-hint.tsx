import { observer } from 'mobx-react-lite';
import { Link, useLocation } from 'react-router-dom';
import { loginPath } from '#src/ui/app/login-path';
import { usePresenter } from '#src/ui/di/use-presenter';
import { checkoutMessages } from '#src/ui/messages/checkout-messages';
import { SignInHintPresenter } from './sign-in-hint.presenter';

/** Leads who has an account to signing in, and back here. */
export const SignInHint = observer(function SignInHint() {
  const hint = usePresenter(SignInHintPresenter);
  const location = useLocation();
  if (!hint.isOffered) return null;
  return (
    <p>
      {checkoutMessages.haveAccount} <Link to={loginPath(location)}>{checkoutMessages.signIn}</Link>
    </p>
  );
});
