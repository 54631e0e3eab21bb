import { observer } from 'mobx-react-lite';
import type { Subscription } from '#src/domain/subscription/subscription';
import { shippingFields } from '#src/ui/address-book/shared/address-checks';
import { AddressChoiceFields } from '#src/ui/address-book/shared/address-choice-fields';
import { FormSelect } from '#src/ui/kit/select-field';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { subscriptionMessages } from '#src/ui/subscription/shared/subscription-messages';
import { ChangeIntervalPresenter } from './change-interval.presenter';
import { DeliveryAddressPresenter } from './delivery-address.presenter';
import { SubscriptionForm } from './subscription-form';

const { interval, address } = subscriptionMessages;

interface SettingsFormProps {
  readonly subscription: Subscription;
  readonly onSent: () => void;
}

export const IntervalForm = observer(function IntervalForm({ subscription, onSent }: SettingsFormProps) {
  const changing = usePresenter(ChangeIntervalPresenter, { subscription });
  return (
    <SubscriptionForm
      confirm={interval.save}
      busy={changing.isBusy}
      failure={changing.failure}
      onSend={() => changing.save()}
      onSent={onSent}
    >
      <FormSelect
        form={changing.form}
        field="interval"
        label={interval.label}
        options={changing.options}
        hint={changing.hint}
      />
    </SubscriptionForm>
  );
});

export const AddressForm = observer(function AddressForm({ subscription, onSent }: SettingsFormProps) {
  const moving = usePresenter(DeliveryAddressPresenter, { subscription });
  return (
    <SubscriptionForm
      confirm={address.save}
      busy={moving.isBusy}
      failure={moving.failure}
      onSend={() => moving.save()}
      onSent={onSent}
    >
      <AddressChoiceFields choice={moving.choice} asked={shippingFields} isWaiting={moving.choice.isWaiting} />
    </SubscriptionForm>
  );
});
