import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { LineItemList } from '#src/ui/cart/shared/line-item-row';
import type { LineRow } from '#src/ui/cart/shared/line-row';
import { Button, LinkButton } from '#src/ui/kit/button';
import { EmptyState } from '#src/ui/kit/empty-state';
import { ErrorState } from '#src/ui/kit/error-state';
import { FailureNotice } from '#src/ui/kit/failure-notice';
import { Notice } from '#src/ui/kit/notice';
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
  readonly giftCardsOf?: (line: LineRow) => ReactNode;
  /** The content below the lines, when there are any. */
  readonly children?: ReactNode;
}

/** Shows the lines of the cart in all their states, on the page and in the flyout. */
export const CartBody = observer(function CartBody({ cart, removal, giftCardsOf, children }: CartBodyProps) {
  const interval = usePresenter(ChangeBoxIntervalPresenter);
  const body = useRef<HTMLDivElement>(null);
  const { focusTarget } = removal;
  useEffect(() => {
    if (focusTarget === undefined) return;
    const places = [...(body.current?.querySelectorAll<HTMLElement>('[data-focus]') ?? [])];
    places.find(({ dataset }) => dataset['focus'] === focusTarget)?.focus();
    removal.focusMoved();
  }, [removal, focusTarget]);

  // The button that opened the dialog disappears with its row when the box is split during the change.
  const wasOpen = useRef(false);
  useEffect(() => {
    const isLost = wasOpen.current && !interval.isOpen && document.activeElement === document.body;
    if (isLost) body.current?.querySelector<HTMLElement>('[data-focus="box"]')?.focus();
    wasOpen.current = interval.isOpen;
  }, [interval.isOpen]);

  return (
    <div ref={body} className={styles.body}>
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
  if (cart.loadFailure !== undefined) {
    const { title, text, action } = cartMessages.notLoaded;
    return (
      <ErrorState title={title} retry={{ label: action, onPress: () => void cart.retryLoading() }}>
        <p>{text}</p>
        <p>{cart.loadFailure}</p>
      </ErrorState>
    );
  }
  if (!cart.isLoaded) {
    return (
      <Skeleton label={cartMessages.loading}>
        <div className="stack gap-8">
          <SkeletonRow />
          <SkeletonRow />
        </div>
      </Skeleton>
    );
  }
  if (cart.isEmpty) {
    const { title, text, action } = cartMessages.empty;
    return (
      <EmptyState
        title={
          <span tabIndex={-1} data-focus="empty">
            {title}
          </span>
        }
        action={<LinkButton to="/shop/">{action}</LinkButton>}
      >
        <p>{text}</p>
      </EmptyState>
    );
  }
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

/**
 * Shows the removed lines with the undo button. The regions exist before their text, so that screen readers announce
 * the text.
 */
export const RemovalNotice = observer(function RemovalNotice({ removal }: { readonly removal: RemovalPresenter }) {
  const textId = useId();
  return (
    <div className={styles.changes}>
      <div role="status">
        {removal.removed !== undefined && (
          <Notice still action={<Undo removal={removal} describedBy={textId} />}>
            <p id={textId}>{cartMessages.removed(removal.removed)}</p>
          </Notice>
        )}
      </div>
      <FailureNotice failure={removal.undoFailure} />
    </div>
  );
});

const Undo = observer(function Undo({
  removal,
  describedBy,
}: {
  readonly removal: RemovalPresenter;
  readonly describedBy: string;
}) {
  return (
    <Button
      variant="quiet"
      small
      data-focus="undo"
      aria-describedby={describedBy}
      busy={removal.undoing.isBusy}
      busyLabel={cartMessages.undoing}
      onClick={() => void removal.undo()}
    >
      {cartMessages.undo}
    </Button>
  );
});

/** Shows the cart's heading with the number of its units. */
export const CartTitle = observer(function CartTitle({ cart }: { readonly cart: CartPresenter }) {
  return (
    <>
      {cartMessages.title}
      {cart.units > 0 && <span className={styles.count}> {cartMessages.count(cart.units)}</span>}
    </>
  );
});
