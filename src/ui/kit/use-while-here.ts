import { useCallback, useContext, useLayoutEffect, useRef } from 'react';
import { Leaving } from './use-search-writer';

/**
 * For what follows an answer: calls back only while the shopper is still here. One who went on to another page, step or form
 * before the answer is not called back from there.
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
