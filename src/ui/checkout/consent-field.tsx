import { observer } from 'mobx-react-lite';
import { CheckboxField } from '#src/ui/kit/checkbox-field';
import type { Consent } from './consents';

interface ConsentFieldProps {
  readonly name: string;
  readonly label: string;
  readonly consent: Consent;
}

/** The checkbox by which a buyer confirms something. It is never ticked beforehand. */
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
