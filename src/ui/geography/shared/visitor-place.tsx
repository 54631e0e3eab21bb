import { HeadsUp } from '#src/ui/geography/heads-up';
import { StatePicker } from '#src/ui/geography/state-picker';
import { VisitorPlacePresenter } from '#src/ui/geography/visitor-place.presenter';
import { usePresenter } from '#src/ui/kit/use-presenter';

export function VisitorPlace() {
  usePresenter(VisitorPlacePresenter);
  return (
    <>
      <HeadsUp />
      <StatePicker />
    </>
  );
}
