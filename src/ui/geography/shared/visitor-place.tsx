import { usePresenter } from '#src/ui/kit/use-presenter';
import { HeadsUp } from './heads-up';
import { VisitorPlacePresenter } from './visitor-place.presenter';

export function VisitorPlace() {
  usePresenter(VisitorPlacePresenter);
  return <HeadsUp />;
}
