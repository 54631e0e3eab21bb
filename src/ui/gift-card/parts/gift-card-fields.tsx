import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import type { TypedGiftCardDetails } from '#src/domain/gift-card/gift-card';
import { giftCardMessages } from '#src/ui/gift-card/shared/gift-card-messages';
import type { Field } from '#src/ui/kit/field';
import { TextField } from '#src/ui/kit/text-field';
import type { GiftCardEntry } from './gift-card-entry';
import styles from './gift-card.module.css';

type DetailField = keyof TypedGiftCardDetails;
type Traits = Pick<
  ComponentProps<typeof Field>,
  'type' | 'autoComplete' | 'inputMode' | 'required' | 'optionalLabel' | 'rows'
>;

/** The recipient is not the buyer: the browser must not fill in data of the buyer. */
const traits: Readonly<Record<DetailField, Traits>> = {
  recipientName: { autoComplete: 'off', required: true },
  recipientEmail: { type: 'email', autoComplete: 'off', inputMode: 'email', required: true },
  purchaserName: { autoComplete: 'name', required: true },
  message: { rows: 3, autoComplete: 'off', optionalLabel: giftCardMessages.optional },
  day: { type: 'date', autoComplete: 'off', optionalLabel: giftCardMessages.optional },
};

const details = ['recipientName', 'recipientEmail', 'purchaserName', 'day', 'message'] as const;

export const GiftCardFields = observer(function GiftCardFields({ entry }: { readonly entry: GiftCardEntry }) {
  return details.map((field) => (
    <div key={field} className={styles[field]}>
      <TextField
        {...traits[field]}
        {...(field === 'day' && { min: entry.days.first, max: entry.days.last })}
        form={entry.form}
        field={field}
        name={`gift-card-${field}`}
        label={giftCardMessages.fields[field]}
        hint={hintOf(field, entry)}
      />
    </div>
  ));
});

function hintOf(field: DetailField, { charactersLeft }: GiftCardEntry): string | undefined {
  if (field === 'day') return giftCardMessages.hints.day;
  const isLong = field === 'message' && charactersLeft <= 100 && charactersLeft >= 0;
  return isLong ? giftCardMessages.hints.left(charactersLeft) : undefined;
}
