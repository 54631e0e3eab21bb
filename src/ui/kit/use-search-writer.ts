import { useNavigate } from 'react-router-dom';
import { useWhileHere } from './use-while-here';

/** Does nothing once the shopper has left for another page or step, because that would call them back. */
export function useSearchWriter(): (search: string) => void {
  const navigate = useNavigate();
  return useWhileHere((search: string) => void navigate({ search }, { replace: true, preventScrollReset: true }));
}
