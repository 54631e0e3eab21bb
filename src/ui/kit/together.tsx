import type { ComponentType, ReactNode } from 'react';

/** One view of two that stand side by side: for views that arrive in one chunk. */
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
