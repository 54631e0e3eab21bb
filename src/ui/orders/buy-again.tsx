import { observer } from 'mobx-react-lite';
import type { Order } from '#src/domain/cart/order';
import { Button, QuietLink } from '#src/ui/kit/button';
import { TextList } from '#src/ui/kit/lists';
import { FailureNotice, LiveNotice } from '#src/ui/kit/live-notice';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { ordersMessages } from '#src/ui/orders/shared/orders-messages';
import { BuyAgainPresenter } from './buy-again.presenter';

const messages = ordersMessages.buyAgain;

export const BuyAgainButton = observer(function BuyAgainButton({ order }: { readonly order: Order }) {
  const again = usePresenter(BuyAgainPresenter, { order });
  return (
    <div className="stack gap-3 start screen-only">
      <Button busy={again.buying.isBusy} busyLabel={messages.busy} onClick={() => void again.buy()}>
        {messages.action}
      </Button>
      <FailureNotice failure={again.failure} />
      <LiveNotice
        tone="warning"
        title={again.notice.length > 0 ? again.title : undefined}
        action={again.units > 0 && <QuietLink to="/cart/">{messages.viewCart}</QuietLink>}
      >
        {again.notice.length > 0 && <TextList items={again.notice} />}
      </LiveNotice>
    </div>
  );
});
