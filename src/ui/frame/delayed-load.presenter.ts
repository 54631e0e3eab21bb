import type { Location } from 'react-router-dom';
import type { Used } from '#src/application/ports/token';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { NavigationPresenter } from '#src/ui/shell/navigation.presenter';

/** Announces a slow page from the delayed-load event on (spec §2 Page shell). */
export class DelayedLoadPresenter {
  static readonly uses = { navigation: NavigationPresenter };
  static readonly isShared = false;

  private delayed: Location | undefined = undefined;

  constructor(private readonly use: Used<typeof DelayedLoadPresenter.uses>) {
    autoObservable(this);
  }

  get isShown(): boolean {
    return this.delayed !== undefined && this.delayed === this.use.navigation.goingTo;
  }

  mount(): () => void {
    return this.use.navigation.onDelayedLoad((goingTo) => this.show(goingTo));
  }

  private show(goingTo: Location): void {
    this.delayed = goingTo;
  }
}
