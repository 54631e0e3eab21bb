import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Sets running text from the content service: measure, rhythm, lists, quotations. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
