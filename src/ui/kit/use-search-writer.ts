import { createContext, useCallback, useContext, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** True while the shopper is on the way to another address and this one is still shown. */
export const Leaving = createContext(false);

/**
 * Writes the parameters of the shown page's address in the place of those that stand there. Not once the shopper has left
 * for another page or another step of it: that would call them back.
 */
export function useSearchWriter(): (search: string) => void {
  const navigate = useNavigate();
  const isLeaving = useContext(Leaving);
  const latest = useRef(isLeaving);
  useLayoutEffect(() => {
    latest.current = isLeaving;
  });
  return useCallback(
    (search: string) => {
      if (!latest.current) void navigate({ search }, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
}
