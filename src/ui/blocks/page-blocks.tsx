import type { ComponentType } from 'react';
import type { PageBlock, StoreMapBlock } from '#src/domain/page/page-block';
import type { Elements } from '#src/ui/kit/elements';
import { CallToActionBlockView } from './call-to-action-block';
import { ComparisonBlockView } from './comparison-block';
import { FormBlockView } from './form-block';
import { GalleryBlockView } from './gallery-block';
import { HeroBlockView } from './hero-block';
import { ProductRowBlockView } from './product-row-block';
import { QuestionListBlockView } from './question-list-block';
import { QuoteBlockView } from './quote-block';
import { RichTextBlockView } from './rich-text-block';
import { VideoBlockView } from './video-block';
import styles from './page-blocks.module.css';

export interface PageBlocksProps {
  readonly blocks: readonly PageBlock[];
  /** Only pages with a store map pass its view: it is heavier than all other blocks together. */
  readonly storeMap?: ComponentType<{ readonly block: StoreMapBlock }> | undefined;
}

/** Shows the blocks that an editor built a page from, one below the other (spec §2 Content-driven templates). */
export function PageBlocks({ blocks, storeMap }: PageBlocksProps) {
  if (blocks.length === 0) return null;
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} storeMap={storeMap} />
      ))}
    </div>
  );
}

function BlockView({
  block,
  storeMap: StoreMap,
}: Pick<PageBlocksProps, 'storeMap'> & { readonly block: PageBlock }): Elements {
  switch (block.kind) {
    case 'hero':
      return <HeroBlockView block={block} headingLevel={2} />;
    case 'rich-text':
      return <RichTextBlockView block={block} />;
    case 'product-row':
      return <ProductRowBlockView block={block} />;
    case 'comparison':
      return <ComparisonBlockView block={block} />;
    case 'quote':
      return <QuoteBlockView block={block} />;
    case 'gallery':
      return <GalleryBlockView block={block} />;
    case 'video':
      return <VideoBlockView block={block} />;
    case 'question-list':
      return <QuestionListBlockView block={block} />;
    case 'form':
      return <FormBlockView block={block} />;
    case 'store-map':
      return StoreMap && <StoreMap block={block} />;
    case 'call-to-action':
      return <CallToActionBlockView block={block} />;
  }
}
