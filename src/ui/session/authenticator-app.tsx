import { observer } from 'mobx-react-lite';
import type { TotpEnrolment } from '#src/application/ports/identity/totp-gateway';
import { Button } from '#src/ui/kit/button';
import { Disclosure } from '#src/ui/kit/disclosure';
import { describeFailure } from '#src/ui/kit/failures';
import { SubmitButton, FormView } from '#src/ui/kit/form-view';
import { FailureNotice } from '#src/ui/kit/live-notice';
import { TextField } from '#src/ui/kit/text-field';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { signInFailures } from '#src/ui/session/shared/sign-in-failures';
import { AuthenticatorAppPresenter } from './authenticator-app.presenter';
import { NoticeHeading } from './notice-heading';
import { securityMessages } from './security-messages';
import styles from './authenticator-app.module.css';

const { app: messages } = securityMessages;

interface AuthenticatorAppProps {
  readonly hasApp: boolean;
  readonly onAdded: () => void;
  readonly onPending: () => void;
}

export const AuthenticatorApp = observer(function AuthenticatorApp(props: AuthenticatorAppProps) {
  const { hasApp, onAdded, onPending } = props;
  const app = usePresenter(AuthenticatorAppPresenter, { hasApp });
  const enrol = async () => {
    if (!(await app.enrol())) onPending();
  };
  return (
    <div className="stack">
      <p>{messages.text}</p>
      <FailureNotice failure={describeFailure(app.calling.error, signInFailures)} />
      {app.enrolment && <Enrolment enrolment={app.enrolment} />}
      {app.newCodes && <NewCodes codes={app.newCodes} />}
      <p role="status" className="stack gap-2">
        {app.isProven && messages.proven}
      </p>
      {(app.enrolment ?? hasApp) && (
        <CodeForm app={app} label={app.enrolment ? messages.confirm : messages.prove} onAdded={onAdded} />
      )}
      {!app.enrolment && !app.newCodes && !hasApp && (
        <div>
          <Button variant="secondary" busy={app.calling.isBusy} onClick={() => void enrol()}>
            {messages.add}
          </Button>
        </div>
      )}
      {hasApp && <Recovery app={app} />}
    </div>
  );
});

function Enrolment({ enrolment }: { readonly enrolment: TotpEnrolment }) {
  return (
    <>
      <NoticeHeading level={3}>{messages.scan}</NoticeHeading>
      <img src={enrolment.qrCode} alt={messages.qrCode} width={200} height={200} />
      <p>
        {messages.secret}: <code translate="no">{enrolment.secret}</code>
      </p>
    </>
  );
}

function NewCodes({ codes }: { readonly codes: readonly string[] }) {
  return (
    <>
      <NoticeHeading level={3}>{messages.recovery}</NoticeHeading>
      <p>{messages.recoveryText}</p>
      <CodeList codes={codes} />
    </>
  );
}

function CodeList({ codes }: { readonly codes: readonly string[] }) {
  return (
    <ul className={`grid gap-2 ${styles.codes}`} role="list" aria-label={messages.recovery}>
      {codes.map((code) => (
        <li key={code}>
          <code translate="no">{code}</code>
        </li>
      ))}
    </ul>
  );
}

interface PartProps {
  readonly app: AuthenticatorAppPresenter;
}

interface CodeFormProps extends PartProps {
  readonly label: string;
  readonly onAdded: () => void;
}

const CodeForm = observer(function CodeForm({ app, label, onAdded }: CodeFormProps) {
  return (
    <FormView send={() => app.confirm()} onSent={() => app.newCodes && onAdded()}>
      <TextField
        form={app.form}
        field="code"
        kind="oneTimeCode"
        name="app-code"
        label={messages.code}
        hint={messages.codeHint}
        onType={(typed) => app.typeCode(typed)}
      />
      <SubmitButton label={label} variant="secondary" busy={app.calling.isBusy} />
    </FormView>
  );
});

const Recovery = observer(function Recovery({ app }: PartProps) {
  return (
    <Disclosure summary={messages.recovery}>
      <div className="stack">
        <p>{messages.recoveryText}</p>
        {app.recoveryCodes && !app.newCodes && <CodeList codes={app.recoveryCodes} />}
        {!app.recoveryCodes && (
          <div>
            <Button variant="secondary" busy={app.calling.isBusy} onClick={() => void app.showRecoveryCodes()}>
              {messages.showRecovery}
            </Button>
          </div>
        )}
        <FormView send={() => app.recover()}>
          <TextField
            form={app.form}
            field="recoveryCode"
            name="recovery-code"
            autoComplete="off"
            label={messages.recoveryCode}
          />
          <SubmitButton label={messages.recover} variant="secondary" busy={app.calling.isBusy} />
        </FormView>
      </div>
    </Disclosure>
  );
});
