import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { QuietButton } from '#src/ui/kit/button';
import { useInjected, usePresenter } from '#src/ui/kit/use-presenter';
import { PrivacyNoticeState } from '#src/ui/privacy/shared/privacy-notice-state';
import { LazyView, unannounced } from '#src/ui/shell/lazy-view';
import { messages } from '#src/ui/shell/shell-messages';
import { AroundContentPresenter } from './around-content.presenter';
import { LazyFrameViews } from './lazy-frame-views';

/** The cart flyout, and the code that locates the visitor. */
export const LazyFlyoutAndPlace = observer(function LazyFlyoutAndPlace() {
  const { cartFlyout, visitorPlace } = useInjected(LazyFrameViews);
  const { flyout, picker, needsFlyout, needsPlace } = usePresenter(AroundContentPresenter);
  return (
    <>
      <LazyView
        load={cartFlyout}
        props={{}}
        when={needsFlyout}
        waiting={{ isOpen: flyout.isOpen, close: () => flyout.close() }}
      />
      <LazyView
        load={visitorPlace}
        props={{}}
        when={needsPlace}
        waiting={{ isOpen: picker.isOpen, close: () => picker.close() }}
      />
    </>
  );
});

/** The choice between light and dark takes the place of the button that asks for it, and its focus. */
export function LazyAppearanceChoice() {
  const { appearanceChoice } = useInjected(LazyFrameViews);
  const [isWanted, setWanted] = useState(false);
  return (
    <LazyView load={appearanceChoice} props={{}} when={isWanted}>
      <p>
        <QuietButton onClick={() => setWanted(true)}>{messages.appearance}</QuietButton>
      </p>
    </LazyView>
  );
}

/**
 * Visitors who chose before never load the question, and few load the choices. The question can wait when loading fails; only
 * visitors who opened the choices see a message.
 */
export const LazyPrivacyNotice = observer(function LazyPrivacyNotice() {
  const { privacyQuestion, privacyChoices } = useInjected(LazyFrameViews);
  const notice = usePresenter(PrivacyNoticeState);
  const { isAsking, isChoosing } = notice;
  const close = () => notice.close();
  return (
    <>
      <LazyView load={privacyQuestion} props={{}} when={isAsking} waiting={unannounced} />
      <LazyView load={privacyChoices} props={{}} when={isChoosing} waiting={{ isOpen: isChoosing, close }} />
    </>
  );
});
