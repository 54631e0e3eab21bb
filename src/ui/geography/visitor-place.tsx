import { usePresenter } from '#src/ui/kit/use-presenter';
import { HeadsUp } from './heads-up';
import { StatePicker } from './state-picker';
import { VisitorPlacePresenter } from './visitor-place.presenter';

/** Where the visitor is: the warning, and the way to say it themselves. */
export function VisitorPlace() {
  usePresenter(VisitorPlacePresenter);
  return (
    <>
      <HeadsUp />
      <StatePicker />
    </>
  );
}
