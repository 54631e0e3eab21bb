import { observer } from 'mobx-react-lite';
import type { GroupOrderAddress } from '#src/domain/group-order/group-order';
import { AddressFields } from '#src/ui/address-book/shared/address-fields';
import { Dialog } from '#src/ui/kit/dialog';
import { SubmitButton, FormView } from '#src/ui/kit/form-view';
import { Paragraphs } from '#src/ui/kit/lists';
import { Notice } from '#src/ui/kit/notice';
import { QuantityStepper } from '#src/ui/kit/quantity-stepper';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { Announcer } from '#src/ui/shell/announcer';
import { AddressDialogPresenter } from './address-dialog.presenter';
import type { AddressListPresenter } from './address-list.presenter';
import { groupOrderMessages } from './group-order-messages';
import styles from './group-addresses.module.css';

const { dialog: messages, gets } = groupOrderMessages;

interface DialogProps {
  readonly list: AddressListPresenter;
}

export const AddressDialog = observer(function AddressDialog({ list }: DialogProps) {
  const { editing } = list;
  return (
    <Dialog
      open={editing !== undefined}
      onClose={() => list.close()}
      title={editing === 'new' ? messages.add : messages.edit}
      placement="top"
    >
      {editing && <AddressForm list={list} editing={editing} />}
    </Dialog>
  );
});

interface FormProps extends DialogProps {
  readonly editing: GroupOrderAddress | 'new';
}

const AddressForm = observer(function AddressForm({ list, editing }: FormProps) {
  const address = usePresenter(AddressDialogPresenter, { editing, problems: list.editingProblems });
  return (
    <FormView className="stack gap-5" send={() => Promise.resolve(address.save())} onSent={() => list.close()}>
      {address.problems.length > 0 && (
        <Notice tone="warning" still>
          <Paragraphs texts={address.problems} />
        </Notice>
      )}
      <AddressFields entry={address.entry} asked={address.asked} />
      {address.items.length > 0 && (
        <div className="stack gap-3" role="group" aria-label={messages.items}>
          <p className={styles.name}>{messages.items}</p>
          {address.items.map(({ sku, quantity }) => (
            <div key={sku} className="cluster gap-4 row-gap-2 between">
              <span>{address.nameOf(sku)}</span>
              <QuantityStepper
                label={address.nameOf(sku)}
                decreaseLabel={gets.less(address.nameOf(sku))}
                increaseLabel={gets.more(address.nameOf(sku))}
                value={quantity}
                min={0}
                max={address.most}
                onChange={(next) => address.choose(sku, next)}
              />
            </div>
          ))}
        </div>
      )}
      <SubmitButton label={messages.save} />
      <Announcer />
    </FormView>
  );
});
