import { observer } from 'mobx-react-lite';
import { AddressFields } from '#src/ui/features/address/address-fields';
import { subscriptionMessages } from '#src/ui/messages/subscription-messages';
import { deliveryFields } from './delivery-address.presenter';
import { QuestionForm } from './question-form';
import type { QuestionProps } from './question-props';

const words = subscriptionMessages.address;

/** Where deliveries go. */
export const AddressQuestion = observer(function AddressQuestion({ page, subscription }: QuestionProps) {
  const { moving } = page;

  return (
    <QuestionForm
      open={page.isAsked('address', subscription)}
      title={words.title}
      confirm={words.save}
      busy={moving.isBusy(subscription)}
      failure={moving.failure(subscription)}
      onSend={() => moving.save(subscription)}
      onClose={() => page.close()}
    >
      <AddressFields entry={moving.entry} asked={deliveryFields} />
    </QuestionForm>
  );
});
