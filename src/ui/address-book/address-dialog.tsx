import { observer } from 'mobx-react-lite';
import type { AddressBookEntry } from '#src/domain/address-book/address-book';
import { addressBookMessages } from '#src/ui/address-book/shared/address-book-messages';
import { shippingFields } from '#src/ui/address-book/shared/address-checks';
import { AddressFields } from '#src/ui/address-book/shared/address-fields';
import { Dialog } from '#src/ui/kit/dialog';
import { SubmitButton, FormView } from '#src/ui/kit/form-view';
import { FailureNotice, LiveNotice } from '#src/ui/kit/live-notice';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { useWhileHere } from '#src/ui/kit/use-while-here';
import type { AddressBookPresenter } from './address-book.presenter';
import { AddressFormPresenter } from './address-form.presenter';

const { form: messages } = addressBookMessages;

interface AddressDialogProps {
  readonly book: AddressBookPresenter;
}

export const AddressDialog = observer(function AddressDialog({ book }: AddressDialogProps) {
  const { editing } = book;
  return (
    <Dialog
      open={editing !== undefined}
      onClose={() => book.close()}
      title={editing === 'new' ? messages.add : messages.edit}
    >
      {editing && <AddressForm book={book} editing={editing} />}
    </Dialog>
  );
});

interface AddressFormProps extends AddressDialogProps {
  readonly editing: AddressBookEntry | 'new';
}

const AddressForm = observer(function AddressForm({ book, editing }: AddressFormProps) {
  const address = usePresenter(AddressFormPresenter, { editing });
  const show = useWhileHere(() => book.showSaved());
  async function save(): Promise<boolean> {
    const saved = await address.save();
    if (saved) {
      book.tellSaved(saved, editing === 'new' || address.isNew ? undefined : editing.address);
      show();
    }
    return saved !== undefined;
  }
  return (
    <FormView className="stack gap-5" send={save}>
      <LiveNotice tone="warning" text={address.isRemoved && messages.gone} />
      <AddressFields entry={address.entry} asked={shippingFields} hints={address.hints} />
      <FailureNotice failure={address.failure} />
      <SubmitButton
        label={address.isNew ? addressBookMessages.add : messages.save}
        busy={address.saving.isBusy}
        busyLabel={addressBookMessages.working}
      />
    </FormView>
  );
});
