import { reaction } from 'mobx';
import type { NavigationPresenter } from '#src/ui/app/navigation.presenter';

/** Tells the parameters of every address that is shown, the first one included; returns the way to stop. */
export function watchAddress(navigation: NavigationPresenter, hear: (search: string) => void): () => void {
  return reaction(
    () => navigation.shown?.location,
    (location) => location && hear(location.search),
    { fireImmediately: true },
  );
}
