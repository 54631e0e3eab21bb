import type { ComponentType, ReactNode } from 'react';

/** Combines two views that are side by side, for views that load in one chunk. */
export function together(First: ComponentType, Second: ComponentType): () => ReactNode {
  return function Together() {
    return (
      <>
        <First />
        <Second />
      </>
    );
  };
}
