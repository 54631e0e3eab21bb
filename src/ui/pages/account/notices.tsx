import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '#src/ui/components/notice';
import styles from './account.module.css';

interface NewsHeadingProps {
  readonly level: 2 | 3;
  readonly children: ReactNode;
}

/** A heading that takes the focus when it appears: what had the focus before is gone. */
export function NewsHeading({ level, children }: NewsHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Heading = `h${level}` as const;
  return (
    <Heading ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}

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
