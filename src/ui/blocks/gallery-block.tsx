import type { GalleryBlock } from '#src/domain/page/page-block';
import { BlockSection } from '#src/ui/content/shared/block-section';
import { asPictureSource, Picture } from '#src/ui/kit/picture';
import styles from './gallery-block.module.css';

/** Shows pictures side by side, each with a caption (spec §2 Content-driven templates). */
export function GalleryBlockView({ block: { title, text, pictures } }: { readonly block: GalleryBlock }) {
  return (
    <BlockSection title={title} text={text}>
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
    </BlockSection>
  );
}
