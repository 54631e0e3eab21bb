import { observer } from 'mobx-react-lite';
import { formatDay } from '#src/ui/kit/day-messages';
import type { Form } from '#src/ui/kit/form';
import { TextField } from '#src/ui/kit/text-field';
import type { BirthDateConsent } from './birth-date-consent';
import { birthDateMessages as messages } from './birth-date-messages';

export function BirthDateField<F extends string>({ form, field }: { readonly form: Form<F>; readonly field: F }) {
  return <TextField form={form} field={field} kind="birthDate" label={messages.label} hint={messages.hint} required />;
}

/** After the yes there is no date to show. */
export const ConfirmedBirthDate = observer(function ConfirmedBirthDate({
  consent,
}: {
  readonly consent: BirthDateConsent;
}) {
  const { givenOn } = consent;
  if (givenOn !== undefined) return <p className="note">{messages.confirmed(formatDay(givenOn))}</p>;
  return <BirthDateField form={consent.form} field="birthDate" />;
});
