import { observer } from 'mobx-react-lite';
import { QuietButton } from '#src/ui/kit/button';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { PrivacyNoticeSlotPresenter } from '#src/ui/privacy/privacy-notice-slot.presenter';
import { PrivacyNoticeState } from '#src/ui/privacy/privacy-notice-state';
import { messages } from '#src/ui/shell/shell-messages';

export const PrivacyNoticeSlot = observer(function PrivacyNoticeSlot() {
  const { View } = usePresenter(PrivacyNoticeSlotPresenter);
  return View ? <View /> : null;
});

export function PrivacyChoicesButton() {
  const notice = usePresenter(PrivacyNoticeState);
  return (
    <p>
      <QuietButton onClick={() => notice.open()}>{messages.privacyChoices}</QuietButton>
    </p>
  );
}
