import { observer } from 'mobx-react-lite';
import { ConfirmedBirthDate } from '#src/ui/age/shared/birth-date-field';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { ConsentField } from './consent-field';
import type { CheckoutConsents } from './consents';

interface AgeFieldProps {
  readonly consents: CheckoutConsents;
  /** The state that the order goes to, as far as it is known. */
  readonly state: string | undefined;
}

/** A checkbox, or the date of birth where the state asks for it. */
export const AgeField = observer(function AgeField({ consents, state }: AgeFieldProps) {
  if (consents.asksBirthDate(state)) return <ConfirmedBirthDate consent={consents.birthDate} />;
  return <ConsentField name="adult" label={checkoutMessages.adult} consent={consents.age} />;
});
