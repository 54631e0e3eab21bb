import { observer } from 'mobx-react-lite';
import { CheckboxField } from '#src/ui/kit/checkbox-field';
import type { Consent } from './consents';

interface ConsentFieldProps {
  readonly name: string;
  readonly label: string;
  readonly consent: Consent;
}

/** The checkbox is never checked in advance. */
export const ConsentField = observer(function ConsentField({ name, label, consent }: ConsentFieldProps) {
  return (
    <CheckboxField
      name={name}
      label={label}
      checked={consent.isGiven}
      onChange={(isGiven) => consent.give(isGiven)}
      error={consent.problem}
      required
    />
  );
});
