import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginPath } from '#src/ui/app/login-path';
import { EmptyState } from '#src/ui/components/empty-state';
import { LinkButton } from '#src/ui/components/link-button';
import { Skeleton, SkeletonText } from '#src/ui/components/skeleton';
import { usePresenter } from '#src/ui/di/use-presenter';
import { accountWords, sessionWords } from '#src/ui/text/account-words';
import { AccountGatePresenter } from './account-gate.presenter';

/** Stands before every page that is for customers only: lets them in, sends the others to sign in and back here. */
export const AccountGate = observer(function AccountGate({ children }: { readonly children: ReactNode }) {
  const gate = usePresenter(AccountGatePresenter);
  const { admission } = gate;
  const location = useLocation();
  const navigate = useNavigate();
  const isSent = useRef(false);

  useEffect(() => {
    if (admission === 'admitted') gate.enter();
    // Once: when the sign-in page cannot be loaded, the shopper comes back here.
    if (admission !== 'to-login' || isSent.current) return;
    isSent.current = true;
    void navigate(loginPath(location), { replace: true });
  }, [admission, gate, location, navigate]);

  if (admission === 'admitted') return children;
  if (admission === 'waiting') return <Waiting />;
  return (
    <div className="container section">
      <EmptyState
        headingLevel={1}
        title={admission === 'ended' ? accountWords.ended.title : accountWords.signedOut.title}
        action={
          <>
            <LinkButton to={loginPath(location)}>{sessionWords.signInAgain}</LinkButton>
            <LinkButton to="/shop/" variant="quiet">
              {accountWords.toShop}
            </LinkButton>
          </>
        }
      >
        <p>{admission === 'ended' ? accountWords.ended.text : accountWords.signedOut.text}</p>
      </EmptyState>
    </div>
  );
});

function Waiting() {
  return (
    <div className="container section">
      <Skeleton label={accountWords.loading}>
        <SkeletonText lines={6} />
      </Skeleton>
    </div>
  );
}
