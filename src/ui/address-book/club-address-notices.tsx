import { observer } from 'mobx-react-lite';
import { addressBookMessages } from '#src/ui/address-book/shared/address-book-messages';
import { QuietButton, QuietLink } from '#src/ui/kit/button';
import { FailureNotice } from '#src/ui/kit/live-notice';
import { Notice } from '#src/ui/kit/notice';
import { usePresenter } from '#src/ui/kit/use-presenter';
import type { AddressBookPresenter } from './address-book.presenter';
import { clubAddressMessages } from './club-address-messages';
import { ClubAddressPresenter } from './club-address.presenter';

/** Offers to change the address of club boxes that ship to one that is no longer in the book. */
export const ClubAddressNotices = observer(function ClubAddressNotices({
  book,
}: {
  readonly book: AddressBookPresenter;
}) {
  const club = usePresenter(ClubAddressPresenter, { left: book.left });
  const { boxes } = club;
  return (
    <>
      <div role="status" className="stack gap-2">
        {boxes.map(({ id, text, to, move, isBusy }) => (
          <Notice
            key={id}
            tone="warning"
            still
            text={text}
            action={
              move === undefined ? (
                <QuietLink to={to}>{clubAddressMessages.choose}</QuietLink>
              ) : (
                <QuietButton busy={isBusy} busyLabel={addressBookMessages.working} onClick={() => void club.move(id)}>
                  {move}
                </QuietButton>
              )
            }
          />
        ))}
      </div>
      <FailureNotice failure={boxes.find(({ failure }) => failure !== undefined)?.failure} />
    </>
  );
});
