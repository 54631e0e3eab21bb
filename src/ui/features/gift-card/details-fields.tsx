import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { Field } from '#src/ui/components/field';
import { type GiftCardField, giftCardFields } from '#src/ui/forms/gift-card-form';
import { giftCardMessages } from '#src/ui/messages/gift-card-messages';
import type { DetailsForm } from './details-form';
import styles from './gift-card.module.css';

type Traits = Pick<
  ComponentProps<typeof Field>,
  'type' | 'autoComplete' | 'inputMode' | 'required' | 'optionalLabel' | 'rows'
>;

/** The recipient is somebody else: nothing of them is filled in from what the browser knows of the buyer. */
const traits: Readonly<Record<GiftCardField, Traits>> = {
  recipientName: { autoComplete: 'off', required: true },
  recipientEmail: { type: 'email', autoComplete: 'off', inputMode: 'email', required: true },
  purchaserName: { autoComplete: 'name', required: true },
  message: { rows: 3, autoComplete: 'off', optionalLabel: giftCardMessages.optional },
  day: { type: 'date', autoComplete: 'off', optionalLabel: giftCardMessages.optional },
};

interface DetailsFieldsProps {
  readonly form: DetailsForm;
  readonly onType: (field: GiftCardField, value: string) => void;
}

/** The fields that say who gets a gift card, and when. */
export const DetailsFields = observer(function DetailsFields({ form, onType }: DetailsFieldsProps) {
  return giftCardFields.map((field) => (
    <div key={field} className={styles[field]}>
      <Field
        {...traits[field]}
        {...(field === 'day' && { min: form.days.first, max: form.days.last })}
        name={`gift-card-${field}`}
        label={giftCardMessages.fields[field]}
        hint={hintOf(field, form)}
        value={form.fields[field]}
        error={form.problems[field]}
        onChange={(value) => onType(field, value)}
        onBlur={() => form.leave(field)}
      />
    </div>
  ));
});

function hintOf(field: GiftCardField, form: DetailsForm): string | undefined {
  if (field === 'day') return giftCardMessages.hints.day;
  const isLong = field === 'message' && form.charactersLeft <= 100 && form.charactersLeft >= 0;
  return isLong ? giftCardMessages.hints.left(form.charactersLeft) : undefined;
}
