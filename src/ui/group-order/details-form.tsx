import { observer } from 'mobx-react-lite';
import type { GroupOrderKind } from '#src/domain/group-order/group-order';
import { countCharacters } from '#src/ui/kit/at-most';
import { TextField } from '#src/ui/kit/text-field';
import type { GroupOrderDetailsPresenter } from './details.presenter';
import { giftMessageLength } from './group-order-checks';
import { groupOrderMessages } from './group-order-messages';
import styles from './group-order.module.css';

const { about: messages } = groupOrderMessages;

interface DetailsProps {
  readonly details: GroupOrderDetailsPresenter;
  readonly kind: GroupOrderKind;
}

export const DetailsForm = observer(function DetailsForm({ details, kind }: DetailsProps) {
  const { form, days } = details;
  const left = giftMessageLength - countCharacters(form.values.giftMessage);
  return (
    <div className={styles.details}>
      <TextField
        form={form}
        field="firstName"
        label={messages.firstName}
        autoComplete="given-name"
        dir="auto"
        required
      />
      <TextField
        form={form}
        field="lastName"
        label={messages.lastName}
        autoComplete="family-name"
        dir="auto"
        required
      />
      <TextField
        form={form}
        field="company"
        label={messages.company}
        optionalLabel={messages.optional}
        autoComplete="organization"
        dir="auto"
      />
      <TextField form={form} field="email" kind="email" label={messages.email} required />
      <TextField form={form} field="phone" kind="phone" label={messages.phone} hint={messages.phoneHint} required />
      <TextField form={form} field="size" label={messages.size} inputMode="numeric" autoComplete="off" required />
      <TextField
        form={form}
        field="date"
        type="date"
        label={messages.date}
        hint={messages.dateHint}
        min={days.min}
        max={days.max}
        required
      />
      {kind === 'group' && (
        <TextField
          form={form}
          field="time"
          type="time"
          label={messages.time}
          optionalLabel={messages.optional}
          hint={messages.timeHint}
        />
      )}
      <div className={styles.whole}>
        <TextField
          form={form}
          field="giftMessage"
          label={messages.giftMessage}
          optionalLabel={messages.optional}
          rows={4}
          dir="auto"
          hint={left < 0 ? messages.giftMessageTooLong(-left) : messages.giftMessageHint(left)}
        />
      </div>
    </div>
  );
});
