import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import type { BoxRow } from '#src/ui/cart/shared/box-row';
import { cartMessages, clubBoxMessages } from '#src/ui/cart/shared/cart-messages';
import { ClubBoxRow } from '#src/ui/cart/shared/club-box-row';
import { QuietLink, QuietButton } from '#src/ui/kit/button';
import { Notice } from '#src/ui/kit/notice';
import { useWrittenPages } from '#src/ui/shell/site-identity';
import type { ChangeBoxIntervalPresenter } from './change-box-interval.presenter';

interface CartBoxProps {
  readonly box: BoxRow;
  /** The frequency of one of several boxes cannot be changed without the others. */
  readonly isOnlyBox: boolean;
  readonly interval: ChangeBoxIntervalPresenter;
  readonly onRemove: () => void;
}

export const CartBox = observer(function CartBox({ box, isOnlyBox, interval, onRemove }: CartBoxProps) {
  const leadsToCans = useWrittenPages()(box.changePage);
  const needsFix = box.shortages.length > 0 || undefined;
  function remove(event: MouseEvent): void {
    // The second half of a double click was meant for the row that was here before.
    if (event.detail < 2) onRemove();
  }

  return (
    <ClubBoxRow
      box={box}
      name={<span tabIndex={-1}>{clubBoxMessages.title}</span>}
      tools={
        <span className="cluster gap-5 row-gap-1">
          {leadsToCans && (
            <QuietLink to={box.changeTo} data-fix={needsFix}>
              {cartMessages.changeCans}
            </QuietLink>
          )}
          {isOnlyBox && (
            <QuietButton onClick={() => interval.open(box.box)}>{clubBoxMessages.changeFrequency}</QuietButton>
          )}
          <QuietButton data-fix={!leadsToCans && needsFix} onClick={remove}>
            {clubBoxMessages.remove}
          </QuietButton>
        </span>
      }
      notice={<BoxProblem box={box} />}
    />
  );
});

function BoxProblem({ box: { failure, shortages } }: { readonly box: BoxRow }) {
  if (failure === undefined && shortages.length === 0) return null;
  return (
    <Notice tone={failure === undefined ? 'warning' : 'error'} text={failure ?? clubBoxMessages.short(shortages)} />
  );
}
