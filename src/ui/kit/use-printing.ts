import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** Tells when printing begins and ends. The page is printed as it is right after that. */
export function usePrinting(onChange: (isPrinted: boolean) => void): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    const tell = (isPrinted: boolean) => () => flushSync(() => latest.current(isPrinted));
    const [begin, end] = [tell(true), tell(false)];
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
}
