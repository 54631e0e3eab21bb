import { observer } from 'mobx-react-lite';
import { addressBookMessages } from '#src/ui/address-book/shared/address-book-messages';
import { AddressLines } from '#src/ui/address-book/shared/address-lines';
import { Badge } from '#src/ui/kit/badge';
import { QuietButton } from '#src/ui/kit/button';
import type { AddressBookPresenter, AddressRow } from './address-book.presenter';
import styles from './addresses.module.css';

interface AddressListProps {
  readonly book: AddressBookPresenter;
}

export const AddressList = observer(function AddressList({ book }: AddressListProps) {
  return (
    <ul className="grid" role="list" aria-label={addressBookMessages.title}>
      {book.rows.map((row) => (
        <Entry key={row.entry.id} book={book} row={row} />
      ))}
    </ul>
  );
});

const Entry = observer(function Entry({ book, row }: AddressListProps & { readonly row: AddressRow }) {
  const { entry, phone, isBusy, refusal } = row;
  const { address, isDefault } = entry;
  const { named, edit, makeDefault, remove, working } = addressBookMessages;
  return (
    <li className={`card ${styles.entry}`}>
      {isDefault && <Badge tone="vine">{addressBookMessages.isDefault}</Badge>}
      <p tabIndex={-1}>
        <AddressLines address={address} />
        <br />
        <span>{phone}</span>
      </p>
      {refusal !== undefined && <p className="note">{refusal}</p>}
      <div className={`cluster gap-4 row-gap-1 ${styles.actions}`}>
        <QuietButton aria-label={named(edit, address.address1)} onClick={() => book.open(entry)}>
          {edit}
        </QuietButton>
        <QuietButton
          aria-label={named(remove, address.address1)}
          busy={isBusy}
          busyLabel={working}
          onClick={() => void book.remove(entry)}
        >
          {remove}
        </QuietButton>
        {!isDefault && (
          <QuietButton
            aria-label={named(makeDefault, address.address1)}
            busy={isBusy}
            busyLabel={working}
            onClick={() => void book.makeDefault(entry)}
          >
            {makeDefault}
          </QuietButton>
        )}
      </div>
    </li>
  );
});
