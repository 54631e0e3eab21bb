import { observer } from 'mobx-react-lite';
import type { GroupOrderKind } from '#src/domain/group-order/group-order';
import { countCharacters } from '#src/ui/kit/at-most';
import { TextField } from '#src/ui/kit/text-field';
import type { GroupOrderDetailsPresenter } from './details.presenter';
import { giftMessageLength } from './group-order-checks';
import { groupOrderMessages } from './group-order-messages';
import styles from './group-order.module.css';

const { about: words } = groupOrderMessages;

interface DetailsProps {
  readonly details: GroupOrderDetailsPresenter;
  readonly kind: GroupOrderKind;
}

/** Shows the fields for the organizer, the size and the date. */
export const DetailsForm = observer(function DetailsForm({ details, kind }: DetailsProps) {
  const { form, days } = details;
  const left = giftMessageLength - countCharacters(form.values.giftMessage);
  return (
    <div className={styles.details}>
      <TextField form={form} field="firstName" label={words.firstName} autoComplete="given-name" dir="auto" required />
      <TextField form={form} field="lastName" label={words.lastName} autoComplete="family-name" dir="auto" required />
      <TextField
        form={form}
        field="company"
        label={words.company}
        optionalLabel={words.optional}
        autoComplete="organization"
        dir="auto"
      />
      <TextField
        form={form}
        field="email"
        type="email"
        inputMode="email"
        label={words.email}
        autoComplete="email"
        required
      />
      <TextField
        form={form}
        field="phone"
        type="tel"
        inputMode="tel"
        label={words.phone}
        hint={words.phoneHint}
        autoComplete="tel"
        required
      />
      <TextField
        form={form}
        field="size"
        label={words.size}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        required
      />
      <TextField
        form={form}
        field="date"
        type="date"
        label={words.date}
        hint={words.dateHint}
        min={days.min}
        max={days.max}
        required
      />
      {kind === 'group' && (
        <TextField
          form={form}
          field="time"
          type="time"
          label={words.time}
          optionalLabel={words.optional}
          hint={words.timeHint}
        />
      )}
      <div className={styles.whole}>
        <TextField
          form={form}
          field="giftMessage"
          label={words.giftMessage}
          optionalLabel={words.optional}
          rows={4}
          dir="auto"
          hint={left < 0 ? words.giftMessageTooLong(-left) : words.giftMessageHint(left)}
        />
      </div>
    </div>
  );
});
