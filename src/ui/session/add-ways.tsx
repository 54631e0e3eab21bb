import { observer } from 'mobx-react-lite';
import { Button } from '#src/ui/kit/button';
import { Disclosure } from '#src/ui/kit/disclosure';
import { FormView, SubmitButton } from '#src/ui/kit/form-view';
import { FailureNotice } from '#src/ui/kit/live-notice';
import { Section } from '#src/ui/kit/section';
import { TextField } from '#src/ui/kit/text-field';
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

export const AddWays = observer(function AddWays({ security }: { readonly security: SecurityPresenter }) {
  const ways = usePresenter(QuickWaysPresenter, { returnPath: '/account/security/' });
  const onAdded = () => void security.showWayAdded();
  const [contact, password] = [security.offers('otp'), security.offers('passwords')];
  if (!contact && !ways.hasPasskeys && !password && !ways.hasWallet && ways.providers.length === 0) return null;
  const { user } = security;
  return (
    <Section title={messages.title} className="stack part">
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
    </Section>
  );
});

interface OwnPasswordFormProps {
  readonly hasPassword: boolean;
  readonly email: string;
  readonly onSaved: () => void;
}

const OwnPasswordForm = observer(function OwnPasswordForm({ hasPassword, email, onSaved }: OwnPasswordFormProps) {
  const own = usePresenter(OwnPasswordPresenter, { email, hasPassword });
  const chosen = usePresenter(NewPasswordPresenter, { email });
  const send = async () => chosen.form.check() && (await own.save(chosen.form.values.password));
  function finish(): void {
    chosen.clear();
    onSaved();
  }
  return (
    <FormView send={send} onSent={finish}>
      {hasPassword && (
        <TextField
          form={own.form}
          field="password"
          kind="password"
          name="current-password"
          label={messages.currentPassword}
          required
        />
      )}
      <NewPasswordField chosen={chosen} />
      <FailureNotice failure={own.failure} />
      <SubmitButton wide label={messages.savePassword} variant="secondary" busy={own.saving.isBusy} />
    </FormView>
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
