import { QuietButton } from '#src/ui/kit/button';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { messages } from '#src/ui/shell/shell-messages';
import { PrivacyNoticeState } from './privacy-notice-state';

export function PrivacyChoicesButton() {
  const notice = usePresenter(PrivacyNoticeState);
  return (
    <p>
      <QuietButton onClick={() => notice.open()}>{messages.privacyChoices}</QuietButton>
    </p>
  );
}
