import { Link } from 'react-router-dom';
import type { QuoteBlock } from '#src/domain/page/page-block';
import styles from './quote-block.module.css';

/** Shows a quote with its author and source (spec §2 Content-driven templates). */
export function QuoteBlockView({ block: { text, author, source } }: { readonly block: QuoteBlock }) {
  return (
    <figure className="container stack gap-5">
      <blockquote className={styles.words}>
        <p>{text}</p>
      </blockquote>
      <figcaption className={`cluster gap-5 row-gap-0 ${styles.author}`}>
        <span>{author}</span>
        {source && (
          <Link className={`tap ${styles.source}`} to={source.to}>
            {source.label}
          </Link>
        )}
      </figcaption>
    </figure>
  );
}
