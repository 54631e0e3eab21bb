import { Notice } from '#src/ui/kit/notice';
import styles from '#src/ui/customer/shared/account.module.css';

interface CardReturnNoticeProps {
  /** That a card was saved. */
  readonly saved: string | undefined;
  /** Why none was. */
  readonly problem: string | undefined;
}

/** How the visit to the hosted page ended. The region is always there, so that screen readers announce what comes. */
export function CardReturnNotice({ saved, problem }: CardReturnNoticeProps) {
  return (
    <div role="status" className={styles.news}>
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
