import { observer } from 'mobx-react-lite';
import { CheckboxField } from '#src/ui/components/checkbox-field';
import { checkoutMessages } from '#src/ui/messages/checkout-messages';
import type { AgeConfirmation } from './age-confirmation';

/** The question of age. */
export const AgeField = observer(function AgeField({ age }: { readonly age: AgeConfirmation }) {
  return (
    <CheckboxField
      name="adult"
      label={checkoutMessages.adult}
      checked={age.isGiven}
      onChange={(isGiven) => age.give(isGiven)}
      error={age.problem}
      required
    />
  );
});
