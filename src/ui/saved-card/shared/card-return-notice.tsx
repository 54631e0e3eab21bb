import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Notice } from '#src/ui/kit/notice';

interface CardReturnNoticeProps {
  readonly saved: string | undefined;
  readonly problem: string | undefined;
}

/** The region always exists, so that screen readers announce changes. */
export function CardReturnNotice({ saved, problem }: CardReturnNoticeProps) {
  return (
    <div role="status" className="stack gap-2">
      {saved !== undefined && <Notice tone="success" still text={saved} />}
      {problem !== undefined && <Notice tone="warning" still text={problem} />}
    </div>
  );
}

/** Clears what the hosted page appended to the address, so that a reload does not announce it again. */
export function useCardReturn(): { readonly cardSessionId: string | null; readonly paymentError: string | null } {
  const [parameters, setParameters] = useSearchParams();
  const cardSessionId = parameters.get('card_session_id');
  const paymentError = parameters.get('payment_error');
  useEffect(() => {
    if (cardSessionId !== null || paymentError !== null) setParameters({}, { replace: true });
  }, [cardSessionId, paymentError, setParameters]);
  return { cardSessionId, paymentError };
}
