import type { ComponentType } from 'react';
import type { PageBlock, StoreMapBlock } from '#src/domain/page/page-block';
import { QuestionListBlockView } from '#src/ui/contact/shared/question-list-block';
import { CallToActionBlockView } from '#src/ui/content/call-to-action-block';
import { ComparisonBlockView } from '#src/ui/content/comparison-block';
import { FormBlockView } from '#src/ui/content/form-block';
import { GalleryBlockView } from '#src/ui/content/gallery-block';
import { ProductRowBlockView } from '#src/ui/content/product-row-block';
import { QuoteBlockView } from '#src/ui/content/quote-block';
import { RichTextBlockView } from '#src/ui/content/rich-text-block';
import { VideoBlockView } from '#src/ui/content/video-block';
import type { Elements } from '#src/ui/kit/elements';
import { HeroBlockView } from './hero-block';
import styles from '#src/ui/content/page-blocks.module.css';

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
