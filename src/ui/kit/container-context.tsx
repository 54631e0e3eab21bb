import { createContext, type ReactNode, use } from 'react';
import type { ConstructibleWith, Name } from '#src/application/ports/token';

export interface Container {
  get<T>(name: Name<T>): T;
  make<T, Given>(Class: ConstructibleWith<T, Given>, given: Given): T;
}

const ContainerContext = createContext<Container | undefined>(undefined);

export interface ContainerProviderProps {
  readonly container: Container;
  readonly children: ReactNode;
}

export function ContainerProvider({ container, children }: ContainerProviderProps) {
  return <ContainerContext value={container}>{children}</ContainerContext>;
}

/** Throws when a component is rendered outside of ContainerProvider. */
export function useContainer(): Container {
  const container = use(ContainerContext);
  if (!container) throw new Error('This component has to be rendered inside a ContainerProvider');
  return container;
}
