import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type SyntheticEvent, useRef } from 'react';
import { maximumQuantity } from '#src/domain/cart/quantity';
import { QuantityStepper } from '#src/ui/components/quantity-stepper';
import type { LineRow } from '#src/ui/features/cart-lines/line-row';
import { cartMessages } from '#src/ui/messages/cart-messages';
import type { CartPresenter } from './cart.presenter';

/**
 * How many of a line. The stepper bends what is typed into its range; in the cart a number that does not count is
 * put back and told instead, so the presenter hears what was typed before the stepper does.
 */
export const LineQuantity = observer(function LineQuantity({
  line,
  cart,
}: {
  readonly line: LineRow;
  readonly cart: CartPresenter;
}) {
  const isJudged = useRef(false);

  function judge({ target }: SyntheticEvent): void {
    if (!(target instanceof HTMLInputElement)) return;
    isJudged.current = true;
    cart.typeQuantity(line.id, target.value);
  }

  function judgeOnEnter(event: KeyboardEvent): void {
    if (event.key === 'Enter') judge(event);
  }

  function finish(): void {
    isJudged.current = false;
  }

  return (
    <div onBlurCapture={judge} onBlur={finish} onKeyDownCapture={judgeOnEnter} onKeyDown={finish}>
      <QuantityStepper
        label={cartMessages.quantity(line.name)}
        decreaseLabel={cartMessages.fewer(line.name)}
        increaseLabel={cartMessages.more(line.name)}
        value={line.quantity}
        max={maximumQuantity}
        pending={line.isPending}
        onChange={(quantity) => void (!isJudged.current && cart.changeQuantity(line.id, quantity))}
      />
    </div>
  );
});
