import { runInAction } from 'mobx';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Constructible, Token } from '#src/application/ports/token';
import { useContainer } from './container-context';

/**
 * Constructors do nothing. `update` gets the view's inputs, before the first render and whenever one changes; it only
 * sets fields. `mount` starts work and may return a function that ends it; it may be called again (StrictMode).
 */
export interface Presenter<Given extends object = never> {
  update?(given: Given): void;
  mount?(): (() => void) | void;
}

/** With `isShared` all views have the same presenter; without it each has its own. */
export type ForViews<P> = Constructible<P> & { readonly isShared: boolean };

export function usePresenter<P extends object>(Class: ForViews<P>): P;
export function usePresenter<Given extends object, P extends { update(given: Given): void }>(
  Class: ForViews<P>,
  given: Given,
): P;
export function usePresenter(Class: ForViews<Presenter<object>>, given?: object): Presenter<object> {
  const container = useContainer();
  const [presenter] = useState(() => {
    const created = container.get(Class);
    // A view that observes calls this while it renders, when MobX takes methods for parts of the rendering.
    if (given) runInAction(() => created.update?.(given));
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

/** Returns the object of a token, for a view that has nothing to decide with it. */
export function useInjected<T>(token: Token<T>): T {
  const container = useContainer();
  return container.get(token);
}
