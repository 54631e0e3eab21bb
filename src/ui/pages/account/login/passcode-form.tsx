import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { passcodeChannels } from '#src/application/ports/identity/passcode-gateway';
import { Button } from '#src/ui/components/button';
import { Field } from '#src/ui/components/field';
import { RadioCards } from '#src/ui/components/radio-cards';
import { usePresenter } from '#src/ui/di/use-presenter';
import { loginMessages, shownPhone } from '#src/ui/messages/account-messages';
import { FailureNotice } from '#src/ui/pages/account/failure-notice';
import { useFormSubmit } from '#src/ui/pages/account/use-form-submit';
import { PasscodePresenter } from './passcode.presenter';

const { code: words } = loginMessages;
const options = passcodeChannels.map((value) => ({ value, label: words.channels[value] }));

interface PasscodeFormProps {
  readonly confirmLabel?: string;
  readonly onConfirmed?: () => void;
}

/** Sends a one-time passcode and asks for it. */
export const PasscodeForm = observer(function PasscodeForm(props: PasscodeFormProps) {
  const passcode = usePresenter(PasscodePresenter);
  return passcode.sentTo === undefined ? (
    <Recipient passcode={passcode} {...props} />
  ) : (
    <Code passcode={passcode} sentTo={passcode.sentTo} {...props} />
  );
});

interface StepProps extends PasscodeFormProps {
  readonly passcode: PasscodePresenter;
}

const Recipient = observer(function Recipient({ passcode }: StepProps) {
  const form = useFormSubmit(() => passcode.send());
  const isEmail = passcode.channel === 'email';
  return (
    <form className="stack" {...form}>
      <RadioCards
        legend={words.channel}
        name="channel"
        value={passcode.channel}
        options={options}
        onChange={(channel) => passcode.choose(channel)}
      />
      <Field
        key={isEmail ? 'email' : 'phone'}
        name={isEmail ? 'email' : 'phone'}
        type={isEmail ? 'email' : 'tel'}
        inputMode={isEmail ? 'email' : 'tel'}
        autoComplete={isEmail ? 'email' : 'tel'}
        label={isEmail ? loginMessages.email : words.phone}
        hint={isEmail ? undefined : words.phoneHint}
        required
        value={passcode.recipient}
        error={passcode.problem}
        onChange={(typed) => passcode.typeRecipient(typed)}
        onBlur={() => passcode.leaveRecipient()}
      />
      <FailureNotice failure={passcode.failure} />
      <Button type="submit" wide busy={passcode.isSending}>
        {words.send}
      </Button>
    </form>
  );
});

const Code = observer(function Code({
  passcode,
  sentTo,
  confirmLabel = words.confirm,
  onConfirmed,
}: StepProps & { readonly sentTo: string }) {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const form = useFormSubmit(async () => {
    const isConfirmed = await passcode.confirm();
    if (isConfirmed) onConfirmed?.();
    return isConfirmed;
  });
  return (
    <form className="stack" {...form}>
      <p role="status">{words.sent(passcode.channel === 'email' ? sentTo : shownPhone(sentTo))}</p>
      <Field
        ref={field}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        label={words.code}
        hint={words.codeHint}
        required
        value={passcode.code}
        error={passcode.codeProblem}
        onChange={(typed) => passcode.typeCode(typed)}
      />
      <FailureNotice failure={passcode.failure} />
      <Button type="submit" wide busy={passcode.isConfirming}>
        {confirmLabel}
      </Button>
      <Button variant="quiet" onClick={() => passcode.sendElsewhere()}>
        {words.other}
      </Button>
    </form>
  );
});
