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
      {saved !== undefined && (
        <Notice tone="success" still>
          <p>{saved}</p>
        </Notice>
      )}
      {problem !== undefined && (
        <Notice tone="warning" still>
          <p>{problem}</p>
        </Notice>
      )}
    </div>
  );
}
