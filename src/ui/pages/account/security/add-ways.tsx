import { observer } from 'mobx-react-lite';
import { Button } from '#src/ui/components/button';
import { Disclosure } from '#src/ui/components/disclosure';
import { usePresenter } from '#src/ui/di/use-presenter';
import { loginMessages, oauthNames } from '#src/ui/messages/account-messages';
import { securityMessages } from '#src/ui/messages/security-messages';
import { FailureNotice } from '#src/ui/pages/account/failure-notice';
import { PasscodeForm } from '#src/ui/pages/account/login/passcode-form';
import { QuickWaysPresenter } from '#src/ui/pages/account/login/quick-ways.presenter';
import { OwnPasswordForm } from './own-password-form';
import { PasskeyRegistrationPresenter } from './passkey-registration.presenter';
import type { SecurityPresenter } from './security.presenter';
import styles from '#src/ui/pages/account/account.module.css';

const { add: words } = securityMessages;
const here = '/account/security/';

interface SecurityProps {
  readonly security: SecurityPresenter;
}

/** Every way to sign in that the shop offers and that can be added, each behind its name; a wallet wherever there is one. */
export const AddWays = observer(function AddWays({ security }: SecurityProps) {
  const passkeys = usePresenter(PasskeyRegistrationPresenter);
  const ways = usePresenter(QuickWaysPresenter);
  const noteAdded = () => void security.noteAdded();
  const [contact, passkey, password] = [
    security.offers('otp'),
    passkeys.isSupported && security.offers('passkeys'),
    security.offers('passwords'),
  ];
  if (!contact && !passkey && !password && !ways.hasWallet && ways.providers.length === 0) return null;
  const { user } = security;
  return (
    <section className={styles.part} aria-label={words.title}>
      <h2>{words.title}</h2>
      <div className={styles.closed}>
        {contact && (
          <Disclosure name="add-way" summary={words.contact}>
            <PasscodeForm confirmLabel={words.contactConfirm} onConfirmed={noteAdded} />
          </Disclosure>
        )}
        {passkey && <Passkey passkeys={passkeys} onAdded={noteAdded} />}
        {password && (
          <Disclosure name="add-way" summary={user?.hasPassword ? words.changePassword : words.password}>
            <OwnPasswordForm
              hasPassword={user?.hasPassword ?? false}
              email={user?.emails[0] ?? ''}
              onSaved={noteAdded}
            />
          </Disclosure>
        )}
        {ways.providers.length > 0 && <Providers ways={ways} />}
        {ways.hasWallet && <Wallet ways={ways} onAdded={noteAdded} />}
      </div>
    </section>
  );
});

interface PasskeyProps {
  readonly passkeys: PasskeyRegistrationPresenter;
  readonly onAdded: () => void;
}

const Passkey = observer(function Passkey({ passkeys, onAdded }: PasskeyProps) {
  return (
    <Disclosure name="add-way" summary={words.passkey}>
      <div className="stack">
        <p>{words.passkeyText}</p>
        <FailureNotice failure={passkeys.failure} />
        <div>
          <Button variant="secondary" busy={passkeys.isBusy} onClick={() => void after(passkeys.add(), onAdded)}>
            {words.addPasskey}
          </Button>
        </div>
      </div>
    </Disclosure>
  );
});

interface WaysProps {
  readonly ways: QuickWaysPresenter;
}

const Providers = observer(function Providers({ ways }: WaysProps) {
  return (
    <Disclosure name="add-way" summary={words.provider}>
      <div className="stack">
        <FailureNotice failure={ways.providerFailure} />
        {ways.providers.map((provider) => (
          <Button
            key={provider}
            variant="secondary"
            busy={ways.isLeavingFor(provider)}
            onClick={() => void ways.goTo(provider, here)}
          >
            {loginMessages.byProvider(oauthNames[provider])}
          </Button>
        ))}
      </div>
    </Disclosure>
  );
});

const Wallet = observer(function Wallet({ ways, onAdded }: WaysProps & { readonly onAdded: () => void }) {
  return (
    <Disclosure name="add-way" summary={words.wallet}>
      <div className="stack">
        <FailureNotice failure={ways.walletFailure} />
        <div>
          <Button
            variant="secondary"
            busy={ways.isBusyWithWallet}
            onClick={() => void after(ways.useWallet(), onAdded)}
          >
            {words.addWallet}
          </Button>
        </div>
      </div>
    </Disclosure>
  );
});

async function after(done: Promise<boolean>, onAdded: () => void): Promise<void> {
  if (await done) onAdded();
}
