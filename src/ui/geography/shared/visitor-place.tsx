import { observer } from 'mobx-react-lite';
import { useInjected, usePresenter } from '#src/ui/kit/use-presenter';
import { LazyView, unannounced } from '#src/ui/shell/lazy-view';
import { LazyPlaceViews } from './lazy-place-views';
import { VisitorPlacePresenter } from './visitor-place.presenter';

/** Finds out where the visitor is. The warning comes to those who are warned; without its code it waits for the next page. */
export const VisitorPlace = observer(function VisitorPlace() {
  const { headsUp } = useInjected(LazyPlaceViews);
  const { isWarned } = usePresenter(VisitorPlacePresenter);
  return <LazyView load={headsUp} props={{}} when={isWarned} waiting={unannounced} />;
});
