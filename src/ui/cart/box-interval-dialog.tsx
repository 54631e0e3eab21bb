import { observer } from 'mobx-react-lite';
import { clubIntervals } from '#src/domain/club/club-join';
import { clubBoxMessages } from '#src/ui/cart/shared/cart-messages';
import { Button } from '#src/ui/kit/button';
import { Dialog } from '#src/ui/kit/dialog';
import { capitalize, everyInterval } from '#src/ui/kit/interval-messages';
import { FailureNotice } from '#src/ui/kit/live-notice';
import { RadioCards } from '#src/ui/kit/radio-cards';
import { messages } from '#src/ui/shell/shell-messages';
import type { ChangeBoxIntervalPresenter } from './change-box-interval.presenter';

/** The dialog is outside of the rows, because the box's row may be removed while the box changes. */
export const BoxIntervalDialog = observer(function BoxIntervalDialog({
  interval,
}: {
  readonly interval: ChangeBoxIntervalPresenter;
}) {
  const { title, legend, save, saving } = clubBoxMessages.frequency;
  return (
    <Dialog
      open={interval.isOpen}
      onClose={() => interval.close()}
      title={title}
      closeLabel={messages.dismiss}
      footer={
        <Button busy={interval.changing.isBusy} busyLabel={saving} onClick={() => void interval.save()}>
          {save}
        </Button>
      }
    >
      <RadioCards
        legend={legend}
        legendHidden
        name="box-interval"
        value={interval.value}
        disabled={interval.changing.isBusy}
        options={clubIntervals.map((one) => ({ value: String(one.length), label: capitalize(everyInterval(one)) }))}
        onChange={(length) => interval.choose(length)}
      />
      <FailureNotice failure={interval.changing.error} />
    </Dialog>
  );
});
