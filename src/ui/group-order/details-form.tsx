import { observer } from 'mobx-react-lite';
import type { GroupOrderKind } from '#src/domain/group-order/group-order';
import { countCharacters } from '#src/ui/kit/at-most';
import { TextField } from '#src/ui/kit/text-field';
import type { GroupOrderDetailsPresenter } from './details.presenter';
import { giftMessageLength, type GroupOrderField } from './group-order-checks';
import { groupOrderMessages } from './group-order-messages';
import { placeOf } from './request.presenter';
import styles from './group-order.module.css';

const { about: messages } = groupOrderMessages;

interface DetailsProps {
  readonly details: GroupOrderDetailsPresenter;
  readonly kind: GroupOrderKind;
}

export const DetailsForm = observer(function DetailsForm({ details, kind }: DetailsProps) {
  const { form, days } = details;
  const at = (field: GroupOrderField) => ({ form, field, id: placeOf(field) });
  const left = giftMessageLength - countCharacters(form.values.giftMessage);
  return (
    <div className={styles.details}>
      <TextField {...at('firstName')} label={messages.firstName} autoComplete="given-name" dir="auto" required />
      <TextField {...at('lastName')} label={messages.lastName} autoComplete="family-name" dir="auto" required />
      <TextField
        {...at('company')}
        label={messages.company}
        optionalLabel={messages.optional}
        autoComplete="organization"
        dir="auto"
      />
      <TextField {...at('email')} kind="email" label={messages.email} required />
      <TextField {...at('phone')} kind="phone" label={messages.phone} hint={messages.phoneHint} required />
      <TextField {...at('size')} label={messages.size} inputMode="numeric" autoComplete="off" required />
      <TextField
        {...at('date')}
        type="date"
        label={messages.date}
        hint={messages.dateHint}
        min={days.min}
        max={days.max}
        required
      />
      {kind === 'group' && (
        <TextField
          {...at('time')}
          type="time"
          label={messages.time}
          optionalLabel={messages.optional}
          hint={messages.timeHint}
        />
      )}
      <div className={styles.whole}>
        <TextField
          {...at('giftMessage')}
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
