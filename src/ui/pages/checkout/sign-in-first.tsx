import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { loginPath } from '#src/ui/app/login-path';
import { LinkButton } from '#src/ui/components/link-button';
import { usePresenter } from '#src/ui/di/use-presenter';
import { checkoutMessages } from '#src/ui/messages/checkout-messages';
import { SignInFirstPresenter } from './sign-in-first.presenter';
import styles from './checkout.module.css';

/** What comes again has to belong to somebody: those who are not signed in do that first, and come back here. */
export const SignInFirst = observer(function SignInFirst({ children }: { readonly children: ReactNode }) {
  const { isNeeded } = usePresenter(SignInFirstPresenter);
  const location = useLocation();
  if (!isNeeded) return children;
  const { title, text, action } = checkoutMessages.signInFirst;
  return (
    <section className={`${styles.steps} stack`}>
      <h2>{title}</h2>
      <p className="lead">{text}</p>
      <div>
        <LinkButton to={loginPath(location)}>{action}</LinkButton>
      </div>
    </section>
  );
});
