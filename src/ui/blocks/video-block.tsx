import { Link } from 'react-router-dom';
import type { VideoBlock } from '#src/domain/page/page-block';
import { BlockSection } from '#src/ui/content/shared/block-section';
import { Icon } from '#src/ui/kit/icon';
import { asPictureSource, Picture } from '#src/ui/kit/picture';
import { blockMessages } from './block-messages';
import styles from './video-block.module.css';

/** A film of another site is a link, because no foreign code runs on the shop's pages (docs/adr/0030). */
export function VideoBlockView({ block }: { readonly block: VideoBlock }) {
  const { title, text, poster, to, captions } = block;
  return (
    <BlockSection title={title} text={text}>
      {captions === undefined ? (
        <Link className={styles.film} to={to}>
          <Picture {...asPictureSource(poster)} alt={poster.alt} />
          <span className={styles.play}>
            <span>{blockMessages.watch(title)}</span>
            <Icon name="arrow" />
          </span>
        </Link>
      ) : (
        <video className={styles.film} aria-label={title} controls preload="none" poster={poster.url} src={to}>
          <track kind="captions" srcLang="en" label={blockMessages.captions} src={captions} default />
        </video>
      )}
    </BlockSection>
  );
}
