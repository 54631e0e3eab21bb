import { observer } from 'mobx-react-lite';
import { Button } from '../../../components/button';
import { Disclosure } from '../../../components/disclosure';
import { usePresenter } from '../../../di/use-presenter';
import { loginWords, oauthNames } from '../../../text/account-words';
import { securityWords } from '../../../text/security-words';
import { FailureNotice } from '../failure-notice';
import { PasscodeForm } from '../login/passcode-form';
import { QuickWaysPresenter } from '../login/quick-ways.presenter';
import { OwnPasswordForm } from './own-password-form';
import { PasskeyRegistrationPresenter } from './passkey-registration.presenter';
import type { SecurityPresenter } from './security.presenter';

const { add: words } = securityWords;
const here = '/account/security/';

interface SecurityProps {
  readonly security: SecurityPresenter;
}

/** Every way to sign in that can be added, each behind its name. */
export const AddWays = observer(function AddWays({ security }: SecurityProps) {
  const passkeys = usePresenter(PasskeyRegistrationPresenter);
  const ways = usePresenter(QuickWaysPresenter);
  const noteAdded = () => void security.noteAdded();
  async function after(done: Promise<boolean>): Promise<void> {
    if (await done) noteAdded();
  }
  const { user } = security;
  return (
    <div>
      <Disclosure name="add-way" summary={words.contact}>
        <PasscodeForm key={security.ways.length} confirmLabel={words.contactConfirm} onConfirmed={noteAdded} />
      </Disclosure>
      {passkeys.isSupported && (
        <Disclosure name="add-way" summary={words.passkey}>
          <div className="stack">
            <p>{words.passkeyText}</p>
            <FailureNotice failure={passkeys.failure} />
            <div>
              <Button variant="secondary" busy={passkeys.isBusy} onClick={() => void after(passkeys.add())}>
                {words.addPasskey}
              </Button>
            </div>
          </div>
        </Disclosure>
      )}
      <Disclosure name="add-way" summary={user?.hasPassword ? words.changePassword : words.password}>
        <OwnPasswordForm hasPassword={user?.hasPassword ?? false} email={user?.emails[0] ?? ''} onSaved={noteAdded} />
      </Disclosure>
      {ways.providers.length > 0 && (
        <Disclosure name="add-way" summary={words.provider}>
          <div className="stack">
            <FailureNotice failure={ways.failure} />
            {ways.providers.map((provider) => (
              <Button key={provider} variant="secondary" busy={ways.isLeavingFor(provider)} onClick={() => void ways.goTo(provider, here)}>
                {loginWords.byProvider(oauthNames[provider])}
              </Button>
            ))}
          </div>
        </Disclosure>
      )}
      {ways.hasWallet && (
        <Disclosure name="add-way" summary={words.wallet}>
          <div className="stack">
            <FailureNotice failure={ways.failure} />
            <div>
              <Button variant="secondary" busy={ways.isBusyWithWallet} onClick={() => void after(ways.useWallet())}>
                {words.addWallet}
              </Button>
            </div>
          </div>
        </Disclosure>
      )}
    </div>
  );
});
