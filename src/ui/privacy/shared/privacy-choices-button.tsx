import { QuietButton } from '#src/ui/kit/button';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { PrivacyNoticeState } from '#src/ui/privacy/privacy-notice-state';
import { messages } from '#src/ui/shell/shell-messages';

export function PrivacyChoicesButton() {
  const notice = usePresenter(PrivacyNoticeState);
  return (
    <p>
      <QuietButton onClick={() => notice.open()}>{messages.privacyChoices}</QuietButton>
    </p>
  );
}
