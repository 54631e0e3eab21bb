import { observer } from 'mobx-react-lite';
import { addressBookMessages, addressFailures } from '#src/ui/address-book/shared/address-book-messages';
import { AccountFrame } from '#src/ui/customer/shared/account-frame';
import { accountPage } from '#src/ui/customer/shared/account-page';
import { Button } from '#src/ui/kit/button';
import { EmptyState } from '#src/ui/kit/empty-state';
import { describeFailure } from '#src/ui/kit/failures';
import { FailureNotice, UndoNotice } from '#src/ui/kit/live-notice';
import { Loaded } from '#src/ui/kit/loaded';
import { useFocusTarget } from '#src/ui/kit/use-focus-target';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { AddressBookPresenter } from './address-book.presenter';
import { AddressDialog } from './address-dialog';
import { AddressList } from './address-list';

interface BookProps {
  readonly book: AddressBookPresenter;
}

/** The addresses that the customer keeps with the shop (spec §1, §3 Address book entry). */
const Addresses = observer(function Addresses() {
  const book = usePresenter(AddressBookPresenter);
  const content = useFocusTarget(book);
  const { removed, undoing } = book;
  return (
    <AccountFrame title={addressBookMessages.title} lead={<p>{addressBookMessages.lead}</p>}>
      <div ref={content} className="stack gap-5">
        <UndoNotice
          removed={removed && addressBookMessages.removed(removed.address.address1)}
          undoing={undoing.isBusy}
          onUndo={() => void book.undo()}
        />
        <FailureNotice failure={book.failure} />
        <Entries book={book} />
      </div>
      <AddressDialog book={book} />
    </AccountFrame>
  );
});

const Entries = observer(function Entries({ book }: BookProps) {
  const add = <Button onClick={() => book.open('new')}>{addressBookMessages.add}</Button>;
  return (
    <Loaded
      resource={book.store}
      messages={addressBookMessages}
      describe={(error) => describeFailure(error, addressFailures)}
      lines={6}
      stale={addressBookMessages.stale}
      empty={<EmptyState {...addressBookMessages.empty} action={add} />}
    >
      {() => (
        <>
          <AddressList book={book} />
          <div>{add}</div>
        </>
      )}
    </Loaded>
  );
});

export const page = accountPage(Addresses, addressBookMessages);
