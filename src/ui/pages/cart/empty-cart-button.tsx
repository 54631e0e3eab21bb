import { observer } from 'mobx-react-lite';
import { type MouseEvent, useState } from 'react';
import { Button } from '#src/ui/components/button';
import { Dialog } from '#src/ui/components/dialog';
import { Notice } from '#src/ui/components/notice';
import { cartMessages } from '#src/ui/messages/cart-messages';
import { words } from '#src/ui/messages/shell-messages';
import type { RemovalPresenter } from './removal.presenter';

/** Empties the cart, but asks first: the codes on it could not be brought back. */
export const EmptyCartButton = observer(function EmptyCartButton({ removal }: { readonly removal: RemovalPresenter }) {
  const [isAsking, setAsking] = useState(false);
  const { ask, title, text, yes, no } = cartMessages.emptying;

  function begin(event: MouseEvent): void {
    // The second half of a double click on what stood here a moment ago.
    if (event.detail > 1) return;
    removal.emptying.clear();
    setAsking(true);
  }

  async function empty(): Promise<void> {
    if (await removal.empty()) setAsking(false);
  }

  return (
    <>
      <Button variant="quiet" small onClick={begin}>
        {ask}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={title}
        closeLabel={words.dismiss}
        role="alertdialog"
        footer={
          <>
            <Button variant="danger" busy={removal.emptying.isBusy} onClick={() => void empty()}>
              {yes}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {no}
            </Button>
          </>
        }
      >
        <p>{text}</p>
        <div role="alert">
          {removal.emptyFailure !== undefined && (
            <Notice tone="error" still>
              <p>{removal.emptyFailure}</p>
            </Notice>
          )}
        </div>
      </Dialog>
    </>
  );
});
