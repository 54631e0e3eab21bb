import { observer } from 'mobx-react-lite';
import { ContactLink } from '#src/ui/contact/shared/contact-link';
import { QuietButton } from '#src/ui/kit/button';
import { SubmitButton, FormView } from '#src/ui/kit/form-view';
import { FailureNotice } from '#src/ui/kit/live-notice';
import { Notice } from '#src/ui/kit/notice';
import { TextField } from '#src/ui/kit/text-field';
import { useFocusOnChange } from '#src/ui/kit/use-focus-on-change';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { findOrderMessages as messages } from './find-order-messages';
import { FindOrderPresenter } from './find-order.presenter';

/** Finds an order by its number and e-mail address (docs/adr/0023). */
export const FindOrder = observer(function FindOrder() {
  const page = usePresenter(FindOrderPresenter);
  const notice = useFocusOnChange<HTMLDivElement>(page.notice ?? '');
  return (
    <div className="stack">
      <div ref={notice} tabIndex={-1}>
        {page.notice !== undefined && (
          <Notice
            tone="success"
            title={messages.sent}
            still
            action={<QuietButton onClick={() => page.startOver()}>{messages.another}</QuietButton>}
            text={page.notice}
          />
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
  return (
    <FormView send={() => page.send()}>
      <TextField
        form={page.form}
        field="number"
        kind="code"
        name="order-number"
        label={messages.number}
        hint={messages.numberHint}
        required
      />
      <TextField
        form={page.form}
        field="email"
        kind="email"
        label={messages.email}
        hint={messages.emailHint}
        required
      />
      <FailureNotice failure={page.failure} action={<ContactLink />} />
      <SubmitButton label={messages.send} busy={page.sending.isBusy} busyLabel={messages.sending} />
    </FormView>
  );
});
