import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { Button } from '#src/ui/kit/button';
import { Dialog } from '#src/ui/kit/dialog';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { messages } from '#src/ui/shell/shell-messages';
import { geolocationMessages } from './geolocation-messages';
import { HeadsUpPresenter } from './heads-up.presenter';
import { useQuietMoment } from './use-quiet-moment';

/** Does not appear in checkout, during typing, or over another dialog (spec §2 Page shell). */
export const HeadsUp = observer(function HeadsUp() {
  const warning = usePresenter(HeadsUpPresenter);
  const { pathname } = useLocation();
  const { text } = warning;
  const isQuiet = useQuietMoment(text !== undefined && !pathname.startsWith('/checkout/'));
  const { title, understand, chooseOther } = geolocationMessages;
  return (
    <Dialog
      open={isQuiet}
      onClose={() => warning.understand()}
      title={title}
      closeLabel={messages.dismiss}
      role="alertdialog"
      footer={
        <>
          <Button onClick={() => warning.understand()}>{understand}</Button>
          <Button variant="secondary" onClick={() => warning.chooseOther()}>
            {chooseOther}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
});

export { HeadsUp as View };
