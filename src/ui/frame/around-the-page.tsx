import { observer } from 'mobx-react-lite';
import { StatePickerState } from '#src/ui/geography/shared/state-picker-state';
import { VisitorPlace } from '#src/ui/geography/shared/visitor-place';
import { useInjected, usePresenter } from '#src/ui/kit/use-presenter';
import { ReferralBubble } from '#src/ui/referral/shared/referral-bubble';
import { LazyView } from '#src/ui/shell/lazy-view';
import { LazyFrameViews } from './lazy-frame-views';

export const AroundThePage = observer(function AroundThePage() {
  const lazyViews = useInjected(LazyFrameViews);
  const picker = usePresenter(StatePickerState);
  const { isOpen } = picker;
  return (
    <>
      <ReferralBubble load={lazyViews.referralInvitation} />
      <VisitorPlace />
      <LazyView
        load={lazyViews.statePicker}
        props={{}}
        when={isOpen}
        waiting={{ isOpen, close: () => picker.close() }}
      />
    </>
  );
});

export { AroundThePage as View };
