import { useState } from 'react';
import type { Picture as PictureData } from '#src/domain/catalogue/product';
import { Picture } from '#src/ui/components/picture';
import { asPictureSource } from '#src/ui/components/picture-source';
import { productMessages } from '#src/ui/messages/product-messages';
import styles from './gallery.module.css';

/** The pictures of a product, one at a time: the first stands free on the page's ground, the others bring a scene along. */
export function Gallery({ pictures }: { readonly pictures: readonly PictureData[] }) {
  const [chosen, setChosen] = useState(0);
  const picture = pictures[chosen];
  return (
    <div className={styles.gallery}>
      <div className={styles.stage} data-scene={chosen > 0 || undefined}>
        {picture && <Picture key={picture.url} {...asPictureSource(picture)} alt={picture.alt} eager />}
      </div>
      {pictures.length > 1 && (
        <ul className={styles.views} role="list" aria-label={productMessages.pictures}>
          {pictures.map((view, index) => (
            <li key={view.url}>
              <button
                type="button"
                className={styles.view}
                aria-label={productMessages.picture(index + 1)}
                aria-pressed={index === chosen}
                onClick={() => setChosen(index)}
              >
                <Picture {...asPictureSource(view)} alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
