import { observer } from 'mobx-react-lite';
import type { Order } from '#src/domain/cart/order';
import { Button } from '#src/ui/kit/button';
import { ConfirmDialog } from '#src/ui/kit/dialog';
import { Paragraphs, TextList } from '#src/ui/kit/lists';
import { FailureNotice } from '#src/ui/kit/live-notice';
import { Notice } from '#src/ui/kit/notice';
import { Sentence } from '#src/ui/kit/sentence';
import { useFocusOnChange } from '#src/ui/kit/use-focus-on-change';
import { usePresenter } from '#src/ui/kit/use-presenter';
import type { PlacedOrderView } from '#src/ui/orders/shared/placed-order-reader';
import { messages } from '#src/ui/shell/shell-messages';
import { cancelOrderMessages } from './cancel-order-messages';
import { CancelOrderPresenter } from './cancel-order.presenter';

interface CancelOrderProps {
  readonly placed: PlacedOrderView;
  readonly onCanceled: (canceled: Order) => void;
}

export const CancelOrder = observer(function CancelOrder({ placed, onCanceled }: CancelOrderProps) {
  const { order } = placed;
  const cancel = usePresenter(CancelOrderPresenter, { order });
  // The button that asked has disappeared.
  const notice = useFocusOnChange<HTMLDivElement>(cancel.refusal ?? '');

  async function confirm(): Promise<void> {
    const canceled = await cancel.cancel();
    if (canceled) onCanceled(canceled);
  }

  return (
    <>
      <div ref={notice} tabIndex={-1} className="screen-only">
        {cancel.refusal !== undefined && <Notice still tone="warning" text={cancel.refusal} />}
      </div>
      {cancel.isOffered && (
        <div className="stack gap-2 start screen-only">
          <Button variant="quiet" onClick={() => cancel.ask()}>
            {cancelOrderMessages.action}
          </Button>
          <p className="note">{cancelOrderMessages.until(cancel.closingTime)}</p>
        </div>
      )}
      <Question cancel={cancel} placed={placed} onYes={() => void confirm()} />
    </>
  );
});

interface QuestionProps {
  readonly cancel: CancelOrderPresenter;
  readonly placed: PlacedOrderView;
  readonly onYes: () => void;
}

/** Nothing is canceled yet. */
const Question = observer(function Question({ cancel, placed: { order, payments }, onYes }: QuestionProps) {
  const { title, text, money, yes, busy, no } = cancelOrderMessages.confirm;
  return (
    <ConfirmDialog
      open={cancel.isAsked}
      onClose={() => cancel.keep()}
      title={<Sentence text={title(order.number)} verbatim={order.number} />}
      closeLabel={messages.dismiss}
      confirm={yes}
      busy={cancel.canceling.isBusy}
      busyLabel={busy}
      danger
      onConfirm={onYes}
      keep={no}
    >
      <div className="stack gap-3">
        <p>{text}</p>
        {payments.length > 0 && <TextList items={payments} label={money} />}
        <Paragraphs texts={cancel.consequences} />
      </div>
      <FailureNotice failure={cancel.failure} />
    </ConfirmDialog>
  );
});
