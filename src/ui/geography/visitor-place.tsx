import { usePresenter } from '#src/ui/kit/use-presenter';
import { HeadsUp } from './heads-up';
import { StatePicker } from './state-picker';
import { VisitorPlacePresenter } from './visitor-place.presenter';

/** Shows the shipping warning for the visitor's place, and the dialog to choose another state. */
export function VisitorPlace() {
  usePresenter(VisitorPlacePresenter);
  return (
    <>
      <HeadsUp />
      <StatePicker />
    </>
  );
}
