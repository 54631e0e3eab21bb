import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { loginPath } from '#src/ui/app/paths';
import { LinkButton } from '#src/ui/components/button';
import { checkoutMessages } from '#src/ui/messages/checkout-messages';
import type { CheckoutPresenter } from './checkout.presenter';
import styles from './checkout.module.css';

/** What comes again has to belong to somebody: those who are not signed in do that first, and come back here. */
interface SignInFirstProps {
  readonly checkout: CheckoutPresenter;
  readonly children: ReactNode;
}

export const SignInFirst = observer(function SignInFirst({ checkout, children }: SignInFirstProps) {
  const location = useLocation();
  if (!checkout.needsSignIn) return children;
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
