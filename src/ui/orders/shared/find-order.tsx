import { observer } from 'mobx-react-lite';
import { ContactLink } from '#src/ui/contact/shared/contact-link';
import { Button } from '#src/ui/kit/button';
import { FailureNotice } from '#src/ui/kit/failure-notice';
import { Notice } from '#src/ui/kit/notice';
import { TextField } from '#src/ui/kit/text-field';
import { useFocusOnChange } from '#src/ui/kit/use-focus-on-change';
import { useForm } from '#src/ui/kit/use-form';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { findOrderMessages as messages } from '#src/ui/orders/find-order-messages';
import { FindOrderPresenter } from '#src/ui/orders/find-order.presenter';

/** Requests the link of an order by its number and e-mail address (docs/adr/0061). */
export const FindOrder = observer(function FindOrder() {
  const page = usePresenter(FindOrderPresenter);
  const notice = useFocusOnChange<HTMLDivElement>(page.notice);
  return (
    <div className="stack">
      <div ref={notice} tabIndex={-1}>
        {page.notice !== undefined && (
          <Notice
            tone="success"
            title={messages.sent}
            still
            action={
              <Button variant="quiet" small onClick={() => page.startOver()}>
                {messages.another}
              </Button>
            }
          >
            <p>{page.notice}</p>
          </Notice>
        )}
      </div>
      {page.notice === undefined ? <FindOrderForm page={page} /> : <NothingCame />}
    </div>
  );
});

function NothingCame() {
  return (
    <>
      <p className="note">{messages.nothingCame}</p>
      <ContactLink />
    </>
  );
}

const FindOrderForm = observer(function FindOrderForm({ page }: { readonly page: FindOrderPresenter }) {
  const form = useForm(() => page.send());
  return (
    <form className="stack" {...form}>
      <TextField
        form={page.form}
        field="number"
        name="order-number"
        label={messages.number}
        hint={messages.numberHint}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <TextField
        form={page.form}
        field="email"
        type="email"
        inputMode="email"
        label={messages.email}
        hint={messages.emailHint}
        autoComplete="email"
        required
      />
      <FailureNotice failure={page.failure} action={<ContactLink />} />
      <div>
        <Button type="submit" busy={page.sending.isBusy} busyLabel={messages.sending}>
          {messages.send}
        </Button>
      </div>
    </form>
  );
});
