import { observer } from 'mobx-react-lite';
import { RadioCards } from '#src/ui/kit/radio-cards';
import { TextField } from '#src/ui/kit/text-field';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { subscriptionMessages } from '#src/ui/subscription/shared/subscription-messages';
import { type GivenPause, PausePresenter } from './pause.presenter';
import { SubscriptionForm } from './subscription-form';

export const PauseForm = observer(function PauseForm({
  name,
  subscription,
  onSent,
}: GivenPause & { readonly onSent: () => void }) {
  const pausing = usePresenter(PausePresenter, { name, subscription });
  const { form, choosable } = pausing;
  const messages = subscriptionMessages[name];
  const openEnd = name === 'pause' ? subscriptionMessages.pause.openEndDetail : pausing.tomorrow;
  const day = { value: 'day', label: messages.untilDay, detail: messages.untilDayDetail };
  const open = { value: 'open', label: messages.openEnd, detail: openEnd };

  return (
    <SubscriptionForm
      confirm={messages.confirm}
      busy={pausing.isBusy}
      failure={pausing.failure}
      onSend={() => pausing.send()}
      onSent={onSent}
    >
      <p>{messages.text}</p>
      <RadioCards
        legend={messages.legend}
        name={`${name}-until`}
        value={form.values.until}
        options={name === 'pause' ? [day, open] : [open, day]}
        onChange={(until) => pausing.chooseUntil(until)}
      />
      {form.values.until === 'day' && (
        <TextField
          form={form}
          field="day"
          name={`${name}-day`}
          label={messages.day}
          type="date"
          required
          min={choosable.first}
          max={choosable.last}
        />
      )}
    </SubscriptionForm>
  );
});
