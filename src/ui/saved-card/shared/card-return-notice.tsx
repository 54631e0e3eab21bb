import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Notice } from '#src/ui/kit/notice';
import type { CardReturn, HostedCard } from './hosted-card';

/** The region always exists, so that screen readers announce changes. */
export const CardReturnNotice = observer(function CardReturnNotice({ card }: { readonly card: HostedCard }) {
  const { savedText, problem } = card;
  return (
    <div role="status" className="stack gap-2">
      {savedText !== undefined && <Notice tone="success" still text={savedText} />}
      {problem !== undefined && <Notice tone="warning" still text={problem} />}
    </div>
  );
});

/** Removes the parameters that the hosted page appended to the address, so that a reload does not announce it again. */
export function useCardReturn(): CardReturn {
  const [parameters, setParameters] = useSearchParams();
  const cardSessionId = parameters.get('card_session_id');
  const paymentError = parameters.get('payment_error');
  useEffect(() => {
    if (cardSessionId !== null || paymentError !== null) setParameters({}, { replace: true });
  }, [cardSessionId, paymentError, setParameters]);
  return { cardSessionId, paymentError };
}
