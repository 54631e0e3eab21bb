import type { Location } from 'react-router-dom';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { NavigationPresenter } from './navigation.presenter';

/** Announces a slow page, from the delayed-load event until the page is there (spec §2 Page shell). */
export class DelayedLoadPresenter {
  private delayed: Location | undefined = undefined;

  constructor(private readonly navigation: Pick<NavigationPresenter, 'goingTo' | 'onDelayedLoad'>) {
    autoObservable(this);
  }

  get isShown(): boolean {
    return this.delayed !== undefined && this.delayed === this.navigation.goingTo;
  }

  mount(): () => void {
    return this.navigation.onDelayedLoad((goingTo) => this.show(goingTo));
  }

  private show(goingTo: Location): void {
    this.delayed = goingTo;
  }
}
