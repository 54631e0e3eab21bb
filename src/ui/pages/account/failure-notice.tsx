import { Notice } from '#src/ui/components/notice';
import styles from './account.module.css';

/** Shows a failure. It is always in the page, so that screen readers announce what appears in it. */
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
