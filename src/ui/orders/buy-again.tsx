import { observer } from 'mobx-react-lite';
import type { Order } from '#src/domain/cart/order';
import { Button, LinkButton } from '#src/ui/kit/button';
import { FailureNotice } from '#src/ui/kit/failure-notice';
import { Notice } from '#src/ui/kit/notice';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { BuyAgainPresenter } from './buy-again.presenter';
import { ordersMessages } from './orders-messages';
import styles from './order.module.css';

const messages = ordersMessages.buyAgain;

/** Adds the contents of the order to the cart, and names the products that are not available. */
export const BuyAgainButton = observer(function BuyAgainButton({ order }: { readonly order: Order }) {
  const again = usePresenter(BuyAgainPresenter, { order });
  return (
    <div className={`stack gap-3 start ${styles.again}`}>
      <Button busy={again.buying.isBusy} busyLabel={messages.busy} onClick={() => void again.buy()}>
        {messages.action}
      </Button>
      <FailureNotice failure={again.failure} />
      <div role="status">
        {again.notice.length > 0 && (
          <Notice
            tone="warning"
            title={again.title}
            still
            action={
              again.units > 0 && (
                <LinkButton to="/cart/" variant="quiet" small>
                  {messages.viewCart}
                </LinkButton>
              )
            }
          >
            <ul role="list">
              {again.notice.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
    </div>
  );
});
