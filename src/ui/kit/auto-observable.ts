import { makeAutoObservable } from 'mobx';

/**
 * Makes the fields of a presenter or a store observable, its getters computed and its methods bound actions. Fields
 * hold immutable values, which are replaced as a whole. `unobserved` names the fields that need no observation.
 */
export function autoObservable(target: object, unobserved: Readonly<Record<string, false>> = {}): void {
  makeAutoObservable(target, unobserved, { autoBind: true, deep: false });
}
