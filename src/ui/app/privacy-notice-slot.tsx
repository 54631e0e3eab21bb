import { observer } from 'mobx-react-lite';
import { Button } from '#src/ui/components/button';
import { usePresenter } from '#src/ui/di/use-presenter';
import { words } from '#src/ui/messages/shell-messages';
import { PrivacyNoticeState } from '#src/ui/state/privacy-notice-state';
import { PrivacyNoticeSlotPresenter } from './privacy-notice-slot.presenter';

/** Where the question about privacy appears once its code is there. */
export const PrivacyNoticeSlot = observer(function PrivacyNoticeSlot() {
  const { View } = usePresenter(PrivacyNoticeSlotPresenter);
  return View ? <View /> : null;
});

/** The way to change one's choices, on every page. */
export function PrivacyChoicesButton() {
  const notice = usePresenter(PrivacyNoticeState);
  return (
    <p>
      <Button variant="quiet" small onClick={() => notice.open()}>
        {words.privacyChoices}
      </Button>
    </p>
  );
}
