import { extendObservable, observableRef, runInAction } from 'mobx';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { Constructible, ConstructibleWith, Token } from '#src/application/ports/token';
import { type Container, useContainer } from './container-context';

/**
 * Constructors only set fields. `mount` starts work and may return a function that ends it; it may be called again
 * (StrictMode).
 */
export interface Presenter {
  mount?(): (() => void) | void;
}

/** With `isShared` all views have the same presenter; without it each has its own. */
export type ForViews<P> = Constructible<P> & { readonly isShared: boolean };

/** A presenter that takes the inputs of its view besides its dependencies. Each view has its own. */
export type WithGiven<P, Given> = ConstructibleWith<P, Given> & { readonly isShared: false };

export function usePresenter<P extends object>(Class: ForViews<P>): P;
export function usePresenter<P extends object, Given extends object>(
  Class: WithGiven<P, Given>,
  given: NoInfer<Given>,
): P;
export function usePresenter(Class: ForViews<Presenter> | WithGiven<Presenter, object>, given?: object): Presenter {
  const container = useContainer();
  // A view that observes calls this while it renders, when MobX takes methods for parts of the rendering.
  const [{ presenter, live }] = useState(() => runInAction(() => construct(container, Class, given)));
  useLayoutEffect(() => {
    if (live && given) runInAction(() => Object.assign(live, given));
  });
  useEffect(() => presenter.mount?.(), [presenter]);
  return presenter;
}

/**
 * Makes the inputs of a view observable. A presenter keeps them from its construction: an input that changes, such as a
 * search in the address, reaches its reactions, and the shopper's entries stay.
 */
export function observableInputs<Given extends object>(given: Given): Given {
  const annotations = Object.fromEntries(Object.keys(given).map((name) => [name, observableRef]));
  return extendObservable<object, object>({}, given, annotations) as Given;
}

function construct(
  container: Container,
  Class: ForViews<Presenter> | WithGiven<Presenter, object>,
  given: object | undefined,
): { readonly presenter: Presenter; readonly live?: object } {
  if (!given) return { presenter: container.get(Class as ForViews<Presenter>) };
  const live = observableInputs(given);
  return { presenter: container.make(Class as WithGiven<Presenter, object>, live), live };
}

/** Returns the object of a token, for a view that has nothing to decide with it. */
export function useInjected<T>(token: Token<T>): T {
  const container = useContainer();
  return container.get(token);
}
