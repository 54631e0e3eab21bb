import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { addressBookMessages } from '#src/ui/address-book/shared/address-book-messages';
import { AccountFrame } from '#src/ui/customer/shared/account-frame';
import { AccountGate } from '#src/ui/customer/shared/account-gate';
import { Button } from '#src/ui/kit/button';
import { EmptyState } from '#src/ui/kit/empty-state';
import { ErrorState } from '#src/ui/kit/error-state';
import { FailureNotice } from '#src/ui/kit/failure-notice';
import { Notice } from '#src/ui/kit/notice';
import { Skeleton, SkeletonText } from '#src/ui/kit/skeleton';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { unlistedHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';
import { AddressBookPresenter } from './address-book.presenter';
import { AddressDialog } from './address-dialog';
import { AddressList } from './address-list';

/** The addresses that the customer keeps with the shop (spec §1, §3 Address book entry). */
export function AddressesPage() {
  return (
    <AccountGate>
      <Addresses />
    </AccountGate>
  );
}

interface BookProps {
  readonly book: AddressBookPresenter;
}

const Addresses = observer(function Addresses() {
  const book = usePresenter(AddressBookPresenter);
  const content = useRef<HTMLDivElement>(null);
  const { focusTarget } = book;

  useEffect(() => {
    if (focusTarget === undefined) return;
    const places = [...(content.current?.querySelectorAll<HTMLElement>('[data-focus]') ?? [])];
    places.find(({ dataset }) => dataset['focus'] === focusTarget)?.focus();
    book.focusMoved();
  }, [book, focusTarget]);

  return (
    <AccountFrame title={addressBookMessages.title} lead={<p>{addressBookMessages.lead}</p>}>
      <div ref={content} className="stack gap-5">
        <Removed book={book} />
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
  const { empty } = addressBookMessages;
  const add = <Button onClick={() => book.open('new')}>{addressBookMessages.add}</Button>;
  if (rows === undefined) {
    if (loadFailure === undefined) return <Waiting />;
    return (
      <ErrorState
        title={addressBookMessages.notLoaded}
        retry={{
          label: addressBookMessages.tryAgain,
          busy: book.store.isLoading,
          onPress: () => void book.store.load(),
        }}
      >
        <p>{loadFailure}</p>
      </ErrorState>
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState title={empty.title} action={add}>
        <p>{empty.text}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <AddressList book={book} rows={rows} />
      <div>{add}</div>
    </>
  );
});

function Waiting() {
  return (
    <Skeleton label={addressBookMessages.loading}>
      <SkeletonText lines={6} />
    </Skeleton>
  );
}

/**
 * Shows the removed address with its undo button. The region exists before its text, so that screen readers announce
 * the text.
 */
const Removed = observer(function Removed({ book }: BookProps) {
  const textId = useId();
  const { removed, undoing } = book;
  const undo = (
    <Button
      variant="quiet"
      small
      data-focus="undo"
      aria-describedby={textId}
      busy={undoing.isBusy}
      busyLabel={addressBookMessages.undoing}
      onClick={() => void book.undo()}
    >
      {addressBookMessages.undo}
    </Button>
  );
  return (
    <div role="status">
      {removed && (
        <Notice still action={undo}>
          <p id={textId}>{addressBookMessages.removed(removed.address.address1)}</p>
        </Notice>
      )}
    </div>
  );
});

/** Warns that the addresses may be outdated, because reloading failed. */
const Stale = observer(function Stale({ book: { rows, loadFailure, store } }: BookProps) {
  if (rows === undefined || loadFailure === undefined) return null;
  return (
    <Notice
      tone="warning"
      action={
        <Button variant="quiet" small busy={store.isLoading} onClick={() => void store.load()}>
          {addressBookMessages.tryAgain}
        </Button>
      }
    >
      <p>
        {loadFailure} {addressBookMessages.stale}
      </p>
    </Notice>
  );
});

export const page = definePage<undefined>({ View: AddressesPage, head: () => unlistedHead(addressBookMessages) });
