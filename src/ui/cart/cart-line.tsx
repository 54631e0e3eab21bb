import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { LineAmount, LineDetails } from '#src/ui/cart/shared/line-details';
import { LineItemRow } from '#src/ui/cart/shared/line-item-row';
import type { LineRow } from '#src/ui/cart/shared/line-row';
import { GiftCardNotes } from '#src/ui/cart/shared/order-lines';
import { StockNoticesPresenter } from '#src/ui/catalogue/shared/stock-notices.presenter';
import { QuietLink, QuietButton } from '#src/ui/kit/button';
import type { Elements } from '#src/ui/kit/elements';
import { Notice } from '#src/ui/kit/notice';
import { asPictureSource, Picture } from '#src/ui/kit/picture';
import { QuantityStepper } from '#src/ui/kit/quantity-stepper';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { prepaidMessages } from '#src/ui/prepaid/shared/prepaid-messages';
import type { CartPresenter } from './cart.presenter';

interface CartLineProps {
  readonly line: LineRow;
  readonly cart: CartPresenter;
  readonly onRemove: () => void;
  readonly giftCards?: Elements;
}

export const CartLine = observer(function CartLine({ line, cart, onRemove, giftCards }: CartLineProps) {
  function remove(event: MouseEvent): void {
    // The second half of a double click was meant for the line that was here before.
    if (event.detail < 2) onRemove();
  }

  return (
    <LineItemRow
      picture={<Picture {...asPictureSource(line.picture)} alt="" />}
      tint={line.tint}
      pending={line.isPending}
      name={
        <Link to={line.to} translate="no">
          {line.name}
        </Link>
      }
      details={<LineDetails line={line} price={`${line.price} ${cartMessages.each}`} />}
      stepper={
        line.prepaid === undefined ? (
          <QuantityStepper
            label={cartMessages.quantity(line.name)}
            decreaseLabel={cartMessages.fewer(line.name)}
            increaseLabel={cartMessages.more(line.name)}
            value={line.quantity}
            max={line.maximumQuantity}
            pending={line.isPending}
            onChange={(quantity) => void cart.changeQuantity(line.id, quantity)}
            onReject={(typed) => cart.rejectQuantity(line.id, typed)}
          />
        ) : (
          <p className="note">{prepaidMessages.fixedQuantity(line.quantity)}</p>
        )
      }
      amounts={<LineAmount line={line} />}
      remove={
        <span className="cluster gap-5 row-gap-1">
          {line.changeTo !== undefined && (
            <QuietLink to={line.changeTo} aria-label={cartMessages.changeCansNamed(line.name)}>
              {cartMessages.changeCans}
            </QuietLink>
          )}
          <QuietButton
            data-fix={line.left === 0 || undefined}
            aria-label={cartMessages.removeNamed(line.name)}
            onClick={remove}
          >
            {cartMessages.remove}
          </QuietButton>
        </span>
      }
      notice={
        <>
          <LineNotice line={line} onTake={(quantity) => void cart.changeQuantity(line.id, quantity)} />
          {giftCards ?? <GiftCardNotes cards={line.giftCards} />}
        </>
      }
    />
  );
});

interface LineNoticeProps {
  readonly line: LineRow;
  readonly onTake: (quantity: number) => void;
}

function LineNotice({ line, onTake }: LineNoticeProps) {
  const { failure, refusal, shortage, hint, left } = line;
  if (refusal !== undefined) return <Notice tone="error" still text={refusal} />;
  if (failure !== undefined) return <Notice tone="error" text={failure} />;
  if (shortage !== undefined)
    return (
      <Notice
        tone="warning"
        text={shortage}
        action={left === undefined ? null : <WayOut line={line} left={left} onTake={onTake} />}
      />
    );
  return hint === undefined ? null : <p className="note">{hint}</p>;
}

/** A sold-out line links to the back-in-stock form, where there is one; the line's own button removes it. */
function WayOut({ line, left, onTake }: LineNoticeProps & { readonly left: number }) {
  const notices = usePresenter(StockNoticesPresenter);
  if (left === 0) {
    if (!notices.areOffered) return null;
    return (
      <QuietLink to={`${line.to}#back-in-stock`} aria-label={cartMessages.tellNamed(line.name)}>
        {cartMessages.tell}
      </QuietLink>
    );
  }
  return (
    <QuietButton data-fix aria-label={cartMessages.takeNamed(left, line.name)} onClick={() => onTake(left)}>
      {cartMessages.take(left)}
    </QuietButton>
  );
}
