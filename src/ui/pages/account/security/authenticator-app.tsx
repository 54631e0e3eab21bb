import { observer } from 'mobx-react-lite';
import type { TotpEnrolment } from '../../../../application/ports/identity/totp-gateway';
import { Button } from '../../../components/button';
import { Disclosure } from '../../../components/disclosure';
import { Field } from '../../../components/field';
import { usePresenter } from '../../../di/use-presenter';
import { securityWords } from '../../../text/security-words';
import { FailureNotice } from '../failure-notice';
import { useFormSubmit } from '../use-form-submit';
import { AuthenticatorAppPresenter } from './authenticator-app.presenter';

const { app: words } = securityWords;

interface AuthenticatorAppProps {
  readonly hasApp: boolean;
  /** An app was added, or this session proven by it. */
  readonly onChanged: () => void;
}

/** The second proof: an app that shows codes, and recovery codes for when it is lost. */
export const AuthenticatorApp = observer(function AuthenticatorApp({ hasApp, onChanged }: AuthenticatorAppProps) {
  const app = usePresenter(AuthenticatorAppPresenter);
  return (
    <div className="stack">
      <p>{words.text}</p>
      <FailureNotice failure={app.failure} />
      {app.enrolment && <Enrolment enrolment={app.enrolment} />}
      {(app.enrolment ?? hasApp) && <CodeForm app={app} label={app.enrolment ? words.confirm : words.prove} onChanged={onChanged} />}
      {!app.enrolment && !hasApp && (
        <div>
          <Button variant="secondary" busy={app.isBusy} onClick={() => void app.enrol()}>
            {words.add}
          </Button>
        </div>
      )}
      {hasApp && <Recovery app={app} onChanged={onChanged} />}
    </div>
  );
});

function Enrolment({ enrolment }: { readonly enrolment: TotpEnrolment }) {
  return (
    <>
      <h3>{words.scan}</h3>
      <img src={enrolment.qrCode} alt={words.qrCode} width={200} height={200} />
      <p>
        {words.secret}: <code>{enrolment.secret}</code>
      </p>
    </>
  );
}

interface PartProps {
  readonly app: AuthenticatorAppPresenter;
  readonly onChanged: () => void;
}

const CodeForm = observer(function CodeForm({ app, label, onChanged }: PartProps & { readonly label: string }) {
  const form = useFormSubmit(async () => {
    const isRight = await app.confirm();
    if (isRight) onChanged();
    return isRight;
  });
  return (
    <form className="stack" {...form}>
      <Field
        name="app-code"
        inputMode="numeric"
        autoComplete="one-time-code"
        label={words.code}
        hint={words.codeHint}
        value={app.code}
        error={app.codeProblem}
        onChange={(typed) => app.typeCode(typed)}
      />
      <div>
        <Button type="submit" variant="secondary" busy={app.isBusy}>
          {label}
        </Button>
      </div>
    </form>
  );
});

const Recovery = observer(function Recovery({ app, onChanged }: PartProps) {
  const form = useFormSubmit(async () => {
    const isRight = await app.recover();
    if (isRight) onChanged();
    return isRight;
  });
  return (
    <Disclosure summary={words.recovery}>
      <div className="stack">
        <p>{words.recoveryText}</p>
        {app.recoveryCodes ? (
          <ul className="cluster" role="list" aria-label={words.recovery}>
            {app.recoveryCodes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
        ) : (
          <div>
            <Button variant="secondary" busy={app.isBusy} onClick={() => void app.showRecoveryCodes()}>
              {words.showRecovery}
            </Button>
          </div>
        )}
        <form className="stack" {...form}>
          <Field name="recovery-code" autoComplete="off" label={words.recoveryCode} value={app.recoveryCode} onChange={(typed) => app.typeRecoveryCode(typed)} />
          <div>
            <Button type="submit" variant="secondary" busy={app.isBusy}>
              {words.recover}
            </Button>
          </div>
        </form>
      </div>
    </Disclosure>
  );
});
