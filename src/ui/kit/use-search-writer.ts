import { createContext, useCallback, useContext, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** True while the shopper is on the way to another address and this one is still shown. */
export const Leaving = createContext(false);

/** Does nothing once the shopper has left for another page or step, because that would call them back. */
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
