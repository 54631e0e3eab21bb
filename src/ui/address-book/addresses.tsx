import { observer } from 'mobx-react-lite';
import { addressBookMessages } from '#src/ui/address-book/shared/address-book-messages';
import { AccountFrame } from '#src/ui/customer/shared/account-frame';
import { accountPage } from '#src/ui/customer/shared/account-page';
import { Button } from '#src/ui/kit/button';
import { EmptyState } from '#src/ui/kit/empty-state';
import { ErrorState } from '#src/ui/kit/error-state';
import { FailureNotice, UndoNotice } from '#src/ui/kit/live-notice';
import { Notice } from '#src/ui/kit/notice';
import { Skeleton } from '#src/ui/kit/skeleton';
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
        <Stale book={book} />
        <Entries book={book} />
      </div>
      <AddressDialog book={book} />
    </AccountFrame>
  );
});

const Entries = observer(function Entries({ book }: BookProps) {
  const { rows, loadFailure } = book;
  const add = <Button onClick={() => book.open('new')}>{addressBookMessages.add}</Button>;
  if (rows === undefined) {
    if (loadFailure === undefined) return <Skeleton label={addressBookMessages.loading} lines={6} />;
    return (
      <ErrorState
        title={addressBookMessages.notLoaded}
        text={loadFailure}
        retrying={book.store.isLoading}
        onRetry={() => void book.store.reload()}
      />
    );
  }
  if (rows.length === 0) return <EmptyState {...addressBookMessages.empty} action={add} />;
  return (
    <>
      <AddressList book={book} rows={rows} />
      <div>{add}</div>
    </>
  );
});

const Stale = observer(function Stale({ book: { rows, loadFailure, store } }: BookProps) {
  if (rows === undefined || loadFailure === undefined) return null;
  return (
    <Notice
      tone="warning"
      onRetry={() => void store.reload()}
      retrying={store.isLoading}
      text={`${loadFailure} ${addressBookMessages.stale}`}
    />
  );
});

export const page = accountPage(Addresses, addressBookMessages);
