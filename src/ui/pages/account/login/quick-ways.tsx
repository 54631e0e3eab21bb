import { observer } from 'mobx-react-lite';
import { Button } from '#src/ui/components/button';
import { usePresenter } from '#src/ui/di/use-presenter';
import { FailureNotice } from '#src/ui/pages/account/failure-notice';
import { loginWords, oauthNames } from '#src/ui/text/account-words';
import { QuickWaysPresenter } from './quick-ways.presenter';

/** The ways to sign in that need nothing typed. */
export const QuickWays = observer(function QuickWays({ returnPath }: { readonly returnPath: string }) {
  const ways = usePresenter(QuickWaysPresenter);
  return (
    <>
      <FailureNotice failure={ways.failure} />
      {ways.hasPasskeys && (
        <Button variant="secondary" wide busy={ways.isBusyWithPasskey} onClick={() => void ways.usePasskey()}>
          {loginWords.byPasskey}
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
          {loginWords.byProvider(oauthNames[provider])}
        </Button>
      ))}
      {ways.offersWallet && (
        <Button variant="secondary" wide busy={ways.isBusyWithWallet} onClick={() => void ways.useWallet()}>
          {loginWords.byWallet}
        </Button>
      )}
    </>
  );
});
