import { Notice } from '#src/ui/components/notice';
import styles from './account.module.css';

/** Where a failure is told. Always there, so that what arrives is spoken. */
export function FailureNotice({ failure }: { readonly failure: string | undefined }) {
  return (
    <div role="alert" className={styles.news}>
      {failure !== undefined && (
        <Notice tone="error" still>
          <p>{failure}</p>
        </Notice>
      )}
    </div>
  );
}
