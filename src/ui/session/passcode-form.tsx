import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { passcodeChannels } from '#src/application/ports/identity/passcode-gateway';
import { Button } from '#src/ui/kit/button';
import { describeFailure } from '#src/ui/kit/failures';
import { FormView, SubmitButton } from '#src/ui/kit/form-view';
import { FailureNotice } from '#src/ui/kit/live-notice';
import { RadioCards } from '#src/ui/kit/radio-cards';
import { TextField } from '#src/ui/kit/text-field';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { loginMessages } from '#src/ui/session/shared/account-messages';
import { signInFailures } from '#src/ui/session/shared/sign-in-failures';
import { PasscodePresenter } from './passcode.presenter';

const { code: messages } = loginMessages;
const options = passcodeChannels.map((value) => ({ value, label: messages.channels[value] }));

const recipientFields = {
  email: { kind: 'email', label: loginMessages.email },
  phone: { kind: 'phone', label: messages.phone, hint: messages.phoneHint },
} as const;

interface PasscodeFormProps {
  readonly confirmLabel?: string;
  readonly onConfirmed?: () => void;
}

export const PasscodeForm = observer(function PasscodeForm(props: PasscodeFormProps) {
  const passcode = usePresenter(PasscodePresenter);
  return passcode.sentTo === undefined ? (
    <Recipient passcode={passcode} {...props} />
  ) : (
    <Code passcode={passcode} {...props} />
  );
});

interface StepProps extends PasscodeFormProps {
  readonly passcode: PasscodePresenter;
}

const Recipient = observer(function Recipient({ passcode }: StepProps) {
  const field = passcode.recipientField;
  return (
    <FormView send={() => passcode.send()}>
      <RadioCards
        legend={messages.channel}
        name="channel"
        value={passcode.channel}
        options={options}
        onChange={(channel) => passcode.chooseChannel(channel)}
      />
      <TextField key={field} form={passcode.form} field={field} {...recipientFields[field]} required />
      <FailureNotice failure={describeFailure(passcode.sending.error, signInFailures)} />
      <SubmitButton wide label={messages.send} busy={passcode.sending.isBusy} />
    </FormView>
  );
});

const Code = observer(function Code({ passcode, confirmLabel = messages.confirm, onConfirmed }: StepProps) {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <FormView send={() => passcode.confirm()} onSent={onConfirmed}>
      <p>{passcode.sentNotice}</p>
      <TextField
        ref={field}
        form={passcode.form}
        field="code"
        kind="oneTimeCode"
        label={messages.code}
        hint={messages.codeHint}
        required
        onType={(typed) => passcode.typeCode(typed)}
      />
      <FailureNotice failure={describeFailure(passcode.confirming.error, signInFailures)} />
      <SubmitButton wide label={confirmLabel} busy={passcode.confirming.isBusy} />
      <Button variant="quiet" onClick={() => passcode.sendElsewhere()}>
        {messages.other}
      </Button>
    </FormView>
  );
});
