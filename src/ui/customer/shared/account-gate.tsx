import { observer } from 'mobx-react-lite';
import { Fragment, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button, LinkButton } from '#src/ui/kit/button';
import type { Elements } from '#src/ui/kit/elements';
import { EmptyState } from '#src/ui/kit/empty-state';
import { Skeleton } from '#src/ui/kit/skeleton';
import { useFocusOnChange } from '#src/ui/kit/use-focus-on-change';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { accountMessages, sessionMessages } from '#src/ui/session/shared/account-messages';
import { loginPath } from '#src/ui/shell/paths';
import { AccountGatePresenter } from './account-gate.presenter';

/** Sends guests to sign in and back here. */
export const AccountGate = observer(function AccountGate({ children }: { readonly children: Elements }) {
  const gate = usePresenter(AccountGatePresenter);
  const { admission } = gate;
  const location = useLocation();
  const navigate = useNavigate();
  const isSent = useRef(false);
  // The button that was pressed is gone with the page.
  const place = useFocusOnChange<HTMLDivElement>(admission === 'signed-out');

  useEffect(() => {
    if (admission === 'admitted') gate.enter();
    // Only once: when the sign-in page cannot be loaded, the shopper comes back here.
    if (admission !== 'to-login' || isSent.current) return;
    isSent.current = true;
    void navigate(loginPath(location), { replace: true });
  }, [admission, gate, location, navigate]);

  // Another customer gets a new page: the present one holds loaded and typed data.
  if (admission === 'admitted') return <Fragment key={gate.takeovers}>{children}</Fragment>;
  if (admission === 'waiting')
    return (
      <div className="container section">
        <Skeleton label={accountMessages.loading} lines={6} />
      </div>
    );
  return (
    <div ref={place} tabIndex={-1} className="container section">
      <EmptyState
        headingLevel={1}
        {...(admission === 'ended' ? accountMessages.ended : accountMessages.signedOut)}
        action={
          <>
            <LinkButton to={loginPath(location)}>{sessionMessages.signInAgain}</LinkButton>
            <LinkButton to="/shop/" variant="quiet">
              {accountMessages.toShop}
            </LinkButton>
          </>
        }
      />
    </div>
  );
});

export const SignOutButton = observer(function SignOutButton() {
  const gate = usePresenter(AccountGatePresenter);
  return (
    <Button variant="secondary" busy={gate.signingOut.isBusy} onClick={() => void gate.signOut()}>
      {accountMessages.signOut}
    </Button>
  );
});
