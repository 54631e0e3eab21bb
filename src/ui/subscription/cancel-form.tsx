import { observer } from 'mobx-react-lite';
import { Button } from '#src/ui/kit/button';
import { RadioCards } from '#src/ui/kit/radio-cards';
import { TextField } from '#src/ui/kit/text-field';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { subscriptionMessages } from '#src/ui/subscription/shared/subscription-messages';
import { CancelSubscriptionPresenter } from './cancel-subscription.presenter';
import { SubscriptionDialog, SubscriptionForm, type SubscriptionProps } from './subscription-form';

const messages = subscriptionMessages.cancel;

/** The reason is optional and stays while the dialog is closed. */
export const CancelDialog = observer(function CancelDialog({ page, subscription }: SubscriptionProps) {
  const canceling = usePresenter(CancelSubscriptionPresenter, { subscription });
  const { form } = canceling;

  return (
    <SubscriptionDialog page={page} name="cancel" title={messages.title} lead={messages.text}>
      <SubscriptionForm
        confirm={messages.confirm}
        danger
        busy={canceling.isBusy && !canceling.isChangingInterval}
        failure={canceling.failure}
        onSend={() => canceling.cancel()}
        onSent={() => page.close()}
        otherWays={
          <>
            {canceling.lessOften !== undefined && page.can('interval') && (
              <Button
                variant="secondary"
                busy={canceling.isChangingInterval}
                busyLabel={subscriptionMessages.schedule.busy}
                onClick={async () => (await canceling.deliverLessOften()) && page.isOpen('cancel') && page.close()}
              >
                {messages.lessOften(canceling.lessOften)}
              </Button>
            )}
            {page.can('pause') && (
              <Button variant="secondary" onClick={() => page.open('pause')}>
                {messages.pauseInstead}
              </Button>
            )}
            <Button data-safe="" variant="quiet" onClick={() => page.close()}>
              {messages.keep}
            </Button>
          </>
        }
      >
        <RadioCards
          legend={messages.why}
          name="cancel-reason"
          value={form.values.reason}
          options={canceling.reasons}
          onChange={(reason) => form.type('reason', reason)}
        />
        <TextField
          form={form}
          field="more"
          name="cancel-note"
          label={messages.more}
          optionalLabel={messages.optional}
          rows={3}
          maxLength={800}
        />
      </SubscriptionForm>
    </SubscriptionDialog>
  );
});
