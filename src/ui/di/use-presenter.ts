import type { Newable } from 'inversify';
import { useEffect, useState } from 'react';
import { useContainer } from './container-context';

/**
 * A presenter that does something while its view is on screen. Constructors do nothing; `mount` starts the work and
 * returns what undoes it. It may be called again after that (StrictMode).
 */
export interface Mountable {
  mount(): () => void;
}

/** Gets a presenter from the container for as long as the view lives, and mounts it with the view. */
export function usePresenter<P extends object>(Class: new (...dependencies: never[]) => P): P {
  const container = useContainer();
  const [presenter] = useState(() => container.get(Class as Newable<P>));
  useEffect(() => (isMountable(presenter) ? presenter.mount() : undefined), [presenter]);
  return presenter;
}

function isMountable(presenter: object): presenter is Mountable {
  return 'mount' in presenter;
}
