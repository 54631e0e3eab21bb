import { observer } from 'mobx-react-lite';
import { Button } from '#src/ui/components/button';
import { usePresenter } from '#src/ui/di/use-presenter';
import { loginMessages, oauthNames } from '#src/ui/messages/account-messages';
import { FailureNotice } from '#src/ui/pages/account/failure-notice';
import { QuickWaysPresenter } from './quick-ways.presenter';

/** The ways to sign in that need nothing typed. */
export const QuickWays = observer(function QuickWays({ returnPath }: { readonly returnPath: string }) {
  const ways = usePresenter(QuickWaysPresenter);
  return (
    <>
      <FailureNotice failure={ways.failure} />
      {ways.hasPasskeys && (
        <Button variant="secondary" wide busy={ways.isBusyWithPasskey} onClick={() => void ways.usePasskey()}>
          {loginMessages.byPasskey}
        </Button>
      )}
      {ways.providers.map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          wide
          busy={ways.isLeavingFor(provider)}
          onClick={() => void ways.goTo(provider, returnPath)}
        >
          {loginMessages.byProvider(oauthNames[provider])}
        </Button>
      ))}
      {ways.offersWallet && (
        <Button variant="secondary" wide busy={ways.isBusyWithWallet} onClick={() => void ways.useWallet()}>
          {loginMessages.byWallet}
        </Button>
      )}
    </>
  );
});
