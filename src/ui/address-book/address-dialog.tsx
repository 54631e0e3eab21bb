import { observer } from 'mobx-react-lite';
import type { AddressBookEntry } from '#src/domain/address-book/address-book';
import { addressBookMessages } from '#src/ui/address-book/shared/address-book-messages';
import { shippingFields } from '#src/ui/address-book/shared/address-checks';
import { AddressFields } from '#src/ui/address-book/shared/address-fields';
import { Button } from '#src/ui/kit/button';
import { Dialog } from '#src/ui/kit/dialog';
import { FailureNotice } from '#src/ui/kit/failure-notice';
import { Notice } from '#src/ui/kit/notice';
import { useForm } from '#src/ui/kit/use-form';
import { usePresenter } from '#src/ui/kit/use-presenter';
import type { AddressBookPresenter } from './address-book.presenter';
import { AddressFormPresenter } from './address-form.presenter';

const { form: messages } = addressBookMessages;

interface AddressDialogProps {
  readonly book: AddressBookPresenter;
}

/** The form in which an address is added or edited. */
export const AddressDialog = observer(function AddressDialog({ book }: AddressDialogProps) {
  const { editing } = book;
  return (
    <Dialog
      open={editing !== undefined}
      onClose={() => book.close()}
      title={editing === 'new' ? messages.add : messages.edit}
      closeLabel={messages.close}
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
  const form = useForm(async () => {
    const saved = await address.save();
    if (saved) book.showSaved(saved);
    return saved !== undefined;
  });
  return (
    <form {...form} className="stack gap-5">
      <div role="status">
        {address.isRemoved && (
          <Notice tone="warning" still>
            <p>{messages.gone}</p>
          </Notice>
        )}
      </div>
      <AddressFields entry={address.entry} asked={shippingFields} stateHint={address.stateHint} />
      <FailureNotice failure={address.failure} />
      <div>
        <Button type="submit" busy={address.saving.isBusy} busyLabel={addressBookMessages.working}>
          {address.isNew ? addressBookMessages.add : messages.save}
        </Button>
      </div>
    </form>
  );
});
