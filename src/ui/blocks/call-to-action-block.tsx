import { useId } from 'react';
import type { CallToActionBlock } from '#src/domain/page/page-block';
import { LinkButton } from '#src/ui/kit/button';
import styles from './call-to-action-block.module.css';

/** Shows one action, set apart from the content around it, but not on paper (spec §2 Content-driven templates). */
export function CallToActionBlockView({ block: { title, text, action } }: { readonly block: CallToActionBlock }) {
  const id = useId();
  return (
    <section className="container screen-only" aria-labelledby={id}>
      <div className={`stack start ${styles.panel}`}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className="lead">{text}</p>
        <LinkButton to={action.to}>{action.label}</LinkButton>
      </div>
    </section>
  );
}
