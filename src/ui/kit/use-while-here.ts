import { createContext, useCallback, useContext, useLayoutEffect, useRef } from 'react';

/** True while the shopper is on the way to another address and this one is still shown. */
export const Leaving = createContext(false);

/**
 * For the step that follows an answer: calls back only while the shopper is still here. One who went on to another page, step or
 * form before the answer is not called back from there.
 */
export function useWhileHere<A extends unknown[]>(act: (...given: A) => void): (...given: A) => void {
  const isLeaving = useContext(Leaving);
  const latest = useRef<typeof act>(undefined);
  useLayoutEffect(() => {
    latest.current = isLeaving ? undefined : act;
    return () => {
      latest.current = undefined;
    };
  });
  return useCallback((...given: A) => latest.current?.(...given), []);
}
