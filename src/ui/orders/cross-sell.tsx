import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { Order } from '#src/domain/cart/order';
import { LineItemList, LineItemRow } from '#src/ui/cart/shared/line-item-row';
import { crossSellMessages } from '#src/ui/checkout/shared/checkout-messages';
import { Button } from '#src/ui/kit/button';
import { ConfirmDialog } from '#src/ui/kit/dialog';
import { Verbatim } from '#src/ui/kit/elements';
import { FailureNotice } from '#src/ui/kit/live-notice';
import { Notice } from '#src/ui/kit/notice';
import { asPictureSource, Picture } from '#src/ui/kit/picture';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { messages } from '#src/ui/shell/shell-messages';
import { CrossSellPresenter } from './cross-sell.presenter';
import styles from './cross-sell.module.css';

interface CrossSellProps {
  readonly order: Order;
  readonly onAdded: (order: Order) => void;
}

export const CrossSell = observer(function CrossSell({ order, onAdded }: CrossSellProps) {
  const crossSell = usePresenter(CrossSellPresenter, { order });
  const notice = useRef<HTMLDivElement>(null);

  // The button that asked may have disappeared; the focus moves once the dialog has closed.
  const { settled } = crossSell;
  useEffect(() => {
    if (settled > 0) notice.current?.focus();
  }, [settled]);

  async function add(): Promise<void> {
    const after = await crossSell.add();
    if (after) onAdded(after);
  }

  return (
    <>
      <div ref={notice} tabIndex={-1} className="screen-only">
        {crossSell.notice !== undefined && (
          <Notice still tone={crossSell.isOffering ? 'success' : 'info'} text={crossSell.notice} />
        )}
      </div>
      {crossSell.isOffering && <Offers crossSell={crossSell} />}
      <Confirmation crossSell={crossSell} onYes={() => void add()} />
    </>
  );
});

const Offers = observer(function Offers({ crossSell }: { readonly crossSell: CrossSellPresenter }) {
  return (
    <section className={`stack gap-3 screen-only ${styles.offers}`} aria-labelledby="cross-sell">
      <header className="cluster gap-6 row-gap-2 baseline between">
        <h2 className="small-title" id="cross-sell">
          {crossSellMessages.title}
        </h2>
        <p className={styles.clock} aria-hidden="true">
          {crossSellMessages.left} <strong className={styles.seconds}>{crossSell.countdown}</strong>
          <strong className={styles.minutes}>{crossSell.minutesLeft}</strong>
        </p>
      </header>
      <p>
        {crossSellMessages.text}{' '}
        <span className="visually-hidden">{crossSellMessages.open(crossSell.closingTime)}</span>
      </p>
      <LineItemList label={crossSellMessages.list}>
        {crossSell.offers.map((product) => (
          <LineItemRow
            key={product.sku}
            picture={<Picture {...asPictureSource(product.picture)} alt="" />}
            tint={product.tint}
            name={<Verbatim>{product.name}</Verbatim>}
            details={product.tagline}
            amounts={
              <span className="tabular" translate="no">
                {crossSell.priceOf(product)}
              </span>
            }
            remove={
              <Button
                variant="secondary"
                small
                aria-label={crossSellMessages.addNamed(product.name)}
                onClick={() => crossSell.ask(product)}
              >
                {crossSellMessages.add}
              </Button>
            }
          />
        ))}
      </LineItemList>
    </section>
  );
});

interface ConfirmationProps {
  readonly crossSell: CrossSellPresenter;
  readonly onYes: () => void;
}

/** Nothing is charged yet. */
const Confirmation = observer(function Confirmation({ crossSell, onYes }: ConfirmationProps) {
  const { asked, failure } = crossSell;
  const { title, text, yes, adding, no } = crossSellMessages.confirm;
  const price = asked ? crossSell.priceOf(asked) : '';
  return (
    <ConfirmDialog
      open={asked !== undefined}
      onClose={() => crossSell.cancel()}
      title={asked && title(asked.name)}
      closeLabel={messages.dismiss}
      confirm={yes(price)}
      busy={crossSell.adding.isBusy}
      busyLabel={adding}
      onConfirm={onYes}
      keep={no}
    >
      <p>{text(price, crossSell.card)}</p>
      <FailureNotice failure={failure} />
    </ConfirmDialog>
  );
});
