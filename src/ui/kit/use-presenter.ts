import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Constructible } from '#src/application/ports/token';
import { useContainer } from './container-context';

/**
 * The optional methods of a presenter, called by `usePresenter`. Constructors do nothing. `update` gets the view's
 * inputs, before the first render and whenever one of them changes; it only sets fields of the presenter. `mount`
 * starts work and may return a function that ends it; it may be called again after that (StrictMode).
 */
export interface Presenter<Given extends object = never> {
  update?(given: Given): void;
  mount?(): (() => void) | void;
}

/** A class for views: `isShared` is true when all of them have the same one, and false when each has its own. */
type ForViews<P> = Constructible<P> & { readonly isShared: boolean };

/** Gets a presenter from the container for as long as the view lives. */
export function usePresenter<P extends object>(Class: ForViews<P>): P;
export function usePresenter<Given extends object, P extends { update(given: Given): void }>(
  Class: ForViews<P>,
  given: Given,
): P;
export function usePresenter(Class: ForViews<Presenter<object>>, given?: object): Presenter<object> {
  const container = useContainer();
  const [presenter] = useState(() => {
    const created = container.get(Class);
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
