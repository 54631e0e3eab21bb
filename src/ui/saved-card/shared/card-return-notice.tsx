import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Notice } from '#src/ui/kit/notice';

interface CardReturnNoticeProps {
  /** The message that a card was saved. */
  readonly saved: string | undefined;
  /** The reason why no card was saved. */
  readonly problem: string | undefined;
}

/** Shows how the visit to the hosted page ended. The region always exists, so that screen readers announce changes. */
export function CardReturnNotice({ saved, problem }: CardReturnNoticeProps) {
  return (
    <div role="status" className="stack gap-2">
      {saved !== undefined && <Notice tone="success" still text={saved} />}
      {problem !== undefined && <Notice tone="warning" still text={problem} />}
    </div>
  );
}

/** Returns what the hosted page appended to the address, which is then cleared: a reload does not announce it again. */
export function useCardReturn(): { readonly cardSessionId: string | null; readonly paymentError: string | null } {
  const [parameters, setParameters] = useSearchParams();
  const cardSessionId = parameters.get('card_session_id');
  const paymentError = parameters.get('payment_error');
  useEffect(() => {
    if (cardSessionId !== null || paymentError !== null) setParameters({}, { replace: true });
  }, [cardSessionId, paymentError, setParameters]);
  return { cardSessionId, paymentError };
}
