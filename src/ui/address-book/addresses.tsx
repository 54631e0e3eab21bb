import { observer } from 'mobx-react-lite';
import { addressBookMessages, addressFailures } from '#src/ui/address-book/shared/address-book-messages';
import { AccountFrame } from '#src/ui/customer/shared/account-frame';
import { accountPage } from '#src/ui/customer/shared/account-page';
import { Button } from '#src/ui/kit/button';
import { EmptyState } from '#src/ui/kit/empty-state';
import { describeFailure } from '#src/ui/kit/failures';
import { focusAfterRemoval } from '#src/ui/kit/focus-after-removal';
import { FailureNotice, UndoNotice } from '#src/ui/kit/live-notice';
import { Loaded } from '#src/ui/kit/loaded';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { AddressBookPresenter } from './address-book.presenter';
import { AddressDialog } from './address-dialog';
import { AddressList } from './address-list';
import { ClubAddressNotices } from './club-address-notices';

interface BookProps {
  readonly book: AddressBookPresenter;
}

/** The addresses that the customer keeps with the shop (spec §1, §3 Address book entry). */
const Addresses = observer(function Addresses() {
  const book = usePresenter(AddressBookPresenter);
  const { removed, undoing } = book;
  return (
    <AccountFrame title={addressBookMessages.title} lead={<p>{addressBookMessages.lead}</p>}>
      <div ref={focusAfterRemoval} className="stack gap-5">
        <UndoNotice
          removed={removed && addressBookMessages.removed(removed.address.address1)}
          undoing={undoing.isBusy}
          onUndo={() => void book.undo()}
        />
        <FailureNotice failure={book.failure} />
        <ClubAddressNotices book={book} />
        <Entries book={book} />
        <AddressDialog book={book} />
      </div>
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
