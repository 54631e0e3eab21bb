import { makeAutoObservable } from 'mobx';

/**
 * Makes fields observable, getters computed and methods bound actions. Fields hold immutable values, which are replaced
 * as a whole. `unobserved` names the fields that need no observation.
 */
export function autoObservable(target: object, unobserved: Readonly<Record<string, false>> = {}): void {
  makeAutoObservable(target, unobserved, { autoBind: true, deep: false });
}
