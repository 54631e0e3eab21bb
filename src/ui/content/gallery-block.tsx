import { useId } from 'react';
import type { GalleryBlock } from '#src/domain/content/page-block';
import { asPictureSource, Picture } from '#src/ui/kit/picture';
import { RowHead } from '#src/ui/kit/row-head';
import styles from './gallery-block.module.css';

/** Shows pictures side by side, each with a caption (spec §2 Content-driven templates). */
export function GalleryBlockView({ block: { title, text, pictures } }: { readonly block: GalleryBlock }) {
  const id = useId();
  return (
    <section className="container" aria-labelledby={id}>
      <RowHead id={id} title={title} text={text} />
      <ul className={`stack gap-6 ${styles.pictures}`} role="list">
        {pictures.map(({ picture, caption }) => (
          <li key={picture.url}>
            <figure className={`stack gap-3 ${styles.figure}`}>
              <Picture {...asPictureSource(picture)} alt={picture.alt} />
              {caption !== undefined && <figcaption>{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
