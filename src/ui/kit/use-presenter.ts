import type { Newable } from 'inversify';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useContainer } from './container-context';

/**
 * What a presenter may do besides what its view asks. Constructors do nothing. `update` takes what the view is given, before
 * the first picture and whenever a value of it changes; it only sets fields of the presenter. `mount` starts work and may
 * return what ends it; it may be called again after that (StrictMode).
 */
export interface Presenter<Given extends object = never> {
  update?(given: Given): void;
  mount?(): (() => void) | void;
}

/** Gets a presenter from the container for as long as the view lives. */
export function usePresenter<P extends object>(Class: new (...dependencies: never[]) => P): P;
export function usePresenter<Given extends object, P extends { update(given: Given): void }>(
  Class: new (...dependencies: never[]) => P,
  given: Given,
): P;
export function usePresenter(
  Class: new (...dependencies: never[]) => Presenter<object>,
  given?: object,
): Presenter<object> {
  const container = useContainer();
  const [presenter] = useState(() => {
    const created = container.get(Class as Newable<Presenter<object>>);
    if (given) created.update?.(given);
    return created;
  });
  const values = Object.values(given ?? {});
  const latest = useRef(values);
  useLayoutEffect(() => {
    if (values.every((value, index) => Object.is(value, latest.current[index]))) return;
    latest.current = values;
    if (given) presenter.update?.(given);
  });
  useEffect(() => presenter.mount?.(), [presenter]);
  return presenter;
}
