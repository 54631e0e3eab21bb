import { observer } from 'mobx-react-lite';
import { Button } from '#src/ui/kit/button';
import { Disclosure } from '#src/ui/kit/disclosure';
import { FailureNotice } from '#src/ui/kit/failure-notice';
import { TextField } from '#src/ui/kit/text-field';
import { useForm } from '#src/ui/kit/use-form';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { loginMessages, oauthNames } from '#src/ui/session/shared/account-messages';
import { NewPasswordField } from './new-password-field';
import { NewPasswordPresenter } from './new-password.presenter';
import { OwnPasswordPresenter } from './own-password.presenter';
import { PasscodeForm } from './passcode-form';
import { QuickWaysPresenter } from './quick-ways.presenter';
import { securityMessages } from './security-messages';
import type { SecurityPresenter } from './security.presenter';
import styles from './add-ways.module.css';

const { add: messages } = securityMessages;

interface SecurityProps {
  readonly security: SecurityPresenter;
}

/** Shows the ways to sign in that can be added: those of the shop, and a wallet wherever the browser has one. */
export const AddWays = observer(function AddWays({ security }: SecurityProps) {
  const ways = usePresenter(QuickWaysPresenter, { returnPath: '/account/security/' });
  const onAdded = () => void security.showWayAdded();
  const [contact, password] = [security.offers('otp'), security.offers('passwords')];
  if (!contact && !ways.hasPasskeys && !password && !ways.hasWallet && ways.providers.length === 0) return null;
  const { user } = security;
  return (
    <section className="stack part" aria-label={messages.title}>
      <h2>{messages.title}</h2>
      <div className={styles.closed}>
        {contact && (
          <Disclosure name="add-way" summary={messages.contact}>
            <PasscodeForm confirmLabel={messages.contactConfirm} onConfirmed={onAdded} />
          </Disclosure>
        )}
        {ways.hasPasskeys && <Passkey ways={ways} onAdded={onAdded} />}
        {password && (
          <Disclosure name="add-way" summary={user?.hasPassword ? messages.changePassword : messages.password}>
            <OwnPasswordForm hasPassword={user?.hasPassword ?? false} email={user?.emails[0] ?? ''} onSaved={onAdded} />
          </Disclosure>
        )}
        {ways.providers.length > 0 && <Providers ways={ways} />}
        {ways.hasWallet && <Wallet ways={ways} onAdded={onAdded} />}
      </div>
    </section>
  );
});

interface OwnPasswordFormProps {
  readonly hasPassword: boolean;
  readonly email: string;
  readonly onSaved: () => void;
}

/** Sets the first password or changes it. */
const OwnPasswordForm = observer(function OwnPasswordForm({ hasPassword, email, onSaved }: OwnPasswordFormProps) {
  const own = usePresenter(OwnPasswordPresenter, { email, hasPassword });
  const chosen = usePresenter(NewPasswordPresenter, { email });
  const form = useForm(async () => {
    const isSaved = chosen.form.check() && (await own.save(chosen.form.values.password));
    if (isSaved) {
      chosen.clear();
      onSaved();
    }
    return isSaved;
  });
  return (
    <form className="stack" {...form}>
      {hasPassword && (
        <TextField
          form={own.form}
          field="password"
          name="current-password"
          type="password"
          autoComplete="current-password"
          label={messages.currentPassword}
          required
        />
      )}
      <NewPasswordField chosen={chosen} />
      <FailureNotice failure={own.failure} />
      <Button type="submit" variant="secondary" busy={own.saving.isBusy}>
        {messages.savePassword}
      </Button>
    </form>
  );
});

interface WaysProps {
  readonly ways: QuickWaysPresenter;
}

interface AddProps extends WaysProps {
  readonly onAdded: () => void;
}

const Passkey = observer(function Passkey({ ways, onAdded }: AddProps) {
  return (
    <Disclosure name="add-way" summary={messages.passkey}>
      <div className="stack">
        <p>{messages.passkeyText}</p>
        <FailureNotice failure={ways.passkeyFailure} />
        <div>
          <Button
            variant="secondary"
            busy={ways.usingPasskey.isBusy}
            onClick={() => void after(ways.addPasskey(), onAdded)}
          >
            {messages.addPasskey}
          </Button>
        </div>
      </div>
    </Disclosure>
  );
});

const Providers = observer(function Providers({ ways }: WaysProps) {
  return (
    <Disclosure name="add-way" summary={messages.provider}>
      <div className="stack">
        <FailureNotice failure={ways.providerFailure} />
        {ways.providers.map((provider) => (
          <Button
            key={provider}
            variant="secondary"
            busy={ways.isLeavingFor(provider)}
            onClick={() => void ways.goTo(provider)}
          >
            {loginMessages.byProvider(oauthNames[provider])}
          </Button>
        ))}
      </div>
    </Disclosure>
  );
});

const Wallet = observer(function Wallet({ ways, onAdded }: AddProps) {
  return (
    <Disclosure name="add-way" summary={messages.wallet}>
      <div className="stack">
        <FailureNotice failure={ways.walletFailure} />
        <div>
          <Button
            variant="secondary"
            busy={ways.usingWallet.isBusy}
            onClick={() => void after(ways.useWallet(), onAdded)}
          >
            {messages.addWallet}
          </Button>
        </div>
      </div>
    </Disclosure>
  );
});

async function after(done: Promise<boolean>, onAdded: () => void): Promise<void> {
  if (await done) onAdded();
}
