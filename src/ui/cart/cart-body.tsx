import { observer } from 'mobx-react-lite';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { CartNotLoaded } from '#src/ui/cart/shared/cart-not-loaded';
import { LineItemList } from '#src/ui/cart/shared/line-item-row';
import type { LineRow } from '#src/ui/cart/shared/line-row';
import type { Elements } from '#src/ui/kit/elements';
import { EmptyState } from '#src/ui/kit/empty-state';
import { focusAfterRemoval } from '#src/ui/kit/focus-after-removal';
import { FailureNotice, UndoNotice } from '#src/ui/kit/live-notice';
import { Skeleton, SkeletonRow } from '#src/ui/kit/skeleton';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { BoxIntervalDialog } from './box-interval-dialog';
import { CartBox } from './cart-box';
import { CartLine } from './cart-line';
import type { CartPresenter } from './cart.presenter';
import { ChangeBoxIntervalPresenter } from './change-box-interval.presenter';
import type { RemovalPresenter } from './removal.presenter';
import styles from './cart.module.css';

export interface CartBodyProps {
  readonly cart: CartPresenter;
  readonly removal: RemovalPresenter;
  /** Lets the shopper edit the recipients of a line's gift cards; without it they are only shown. */
  readonly giftCardsOf?: (line: LineRow) => Elements;
  readonly children?: Elements;
}

export const CartBody = observer(function CartBody({ cart, removal, giftCardsOf, children }: CartBodyProps) {
  const interval = usePresenter(ChangeBoxIntervalPresenter);
  return (
    <div ref={focusAfterRemoval} className={styles.body}>
      <RemovalNotice removal={removal} />
      <Lines cart={cart} removal={removal} interval={interval} {...(giftCardsOf && { giftCardsOf })}>
        {children}
      </Lines>
      <BoxIntervalDialog interval={interval} />
    </div>
  );
});

interface LinesProps extends CartBodyProps {
  readonly interval: ChangeBoxIntervalPresenter;
}

const Lines = observer(function Lines({ cart, removal, interval, giftCardsOf, children }: LinesProps) {
  const { shown } = cart;
  if (shown.loadFailure !== undefined) return <CartNotLoaded shown={shown} failure={shown.loadFailure} />;
  if (!shown.isLoaded) return <LinesSkeleton label={cartMessages.loading} />;
  if (shown.isEmpty) return <EmptyState {...cartMessages.empty} to="/shop/" />;
  return (
    <>
      <LineItemList label={cartMessages.lines}>
        {cart.rows.map((row) =>
          'box' in row ? (
            <CartBox
              key={row.box.id}
              box={row.box}
              isOnlyBox={cart.hasOneBox}
              interval={interval}
              onRemove={() => void removal.removeBox(row.box.box)}
            />
          ) : (
            <CartLine
              key={row.line.id}
              line={row.line}
              cart={cart}
              onRemove={() => void removal.remove(row.line.id)}
              giftCards={row.line.giftCards.length > 0 ? giftCardsOf?.(row.line) : null}
            />
          ),
        )}
      </LineItemList>
      {children}
    </>
  );
});

export const RemovalNotice = observer(function RemovalNotice({ removal }: { readonly removal: RemovalPresenter }) {
  const { removed, undoing } = removal;
  return (
    <div className={styles.changes}>
      <UndoNotice
        removed={removed && cartMessages.removed(removed)}
        undoing={undoing.isBusy}
        onUndo={() => void removal.undo()}
      />
      <FailureNotice failure={undoing.error} />
    </div>
  );
});

export function LinesSkeleton({ label }: { readonly label: string }) {
  return (
    <Skeleton label={label}>
      <div className="stack gap-8">
        <SkeletonRow />
        <SkeletonRow />
      </div>
    </Skeleton>
  );
}

export const CartTitle = observer(function CartTitle({ cart }: { readonly cart: CartPresenter }) {
  const { units } = cart.shown;
  return (
    <>
      <span>{cartMessages.title}</span>
      {units > 0 && <span className={styles.count}>{` ${cartMessages.count(units)}`}</span>}
    </>
  );
});
