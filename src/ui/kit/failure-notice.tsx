import type { ReactNode } from 'react';
import { Notice } from './notice';

export interface FailureNoticeProps {
  /** The reason why something failed; undefined without a failure. */
  readonly failure: string | undefined;
  /** A small button or link that helps: try again. */
  readonly action?: ReactNode;
}

/** Shows a failure. It is always in the page, so that screen readers announce changes. */
export function FailureNotice({ failure, action }: FailureNoticeProps) {
  return (
    <div role="alert">
      {failure !== undefined && (
        <Notice tone="error" still action={action}>
          <p>{failure}</p>
        </Notice>
      )}
    </div>
  );
}
