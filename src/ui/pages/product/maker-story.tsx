import type { Maker } from '#src/domain/content/page-content';
import { Picture } from '#src/ui/components/picture';
import { asPictureSource } from '#src/ui/components/picture-source';
import { productMessages } from '#src/ui/messages/product-messages';
import styles from './maker-story.module.css';

/** Who made it, where, and why. */
export function MakerStory({ maker }: { readonly maker: Maker }) {
  return (
    <section className={styles.band}>
      <div className={`container ${styles.maker}`}>
        {maker.picture && (
          <div className={styles.picture}>
            <Picture {...asPictureSource(maker.picture)} alt={maker.picture.alt} />
          </div>
        )}
        <div className={styles.words}>
          <p className="note">{productMessages.madeBy}</p>
          <h2 className={styles.name}>{maker.name}</h2>
          <p className="note">{maker.place}</p>
          <p className={styles.story}>{maker.story}</p>
        </div>
      </div>
    </section>
  );
}
