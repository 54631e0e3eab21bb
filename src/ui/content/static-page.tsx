import type { Block } from '#src/domain/content/prose';
import { plainText } from '#src/domain/content/prose';
import { openingHero } from '#src/domain/page/page-block';
import type { StaticPageContent } from '#src/domain/page/page-content';
import { HeroBlockView } from '#src/ui/blocks/hero-block';
import { PageBlocks, type PageBlocksProps } from '#src/ui/blocks/page-blocks';
import { contentMessages } from '#src/ui/content/shared/content-messages';
import { Prose } from '#src/ui/content/shared/prose-blocks';
import { PageTitle } from '#src/ui/kit/page-title';
import { contentHead } from '#src/ui/shell/page-head';
import { definePage, type PageProps } from '#src/ui/shell/page-route';
import styles from './static-page.module.css';

type Heading = Extract<Block, { readonly kind: 'heading' }>;
const sectionsWorthListing = 3;

/** Shows text, blocks, or both; long texts have a table of contents (spec §2 Information). */
export function StaticPage({ content, storeMap }: PageProps<StaticPageContent> & Pick<PageBlocksProps, 'storeMap'>) {
  const { hero, rest } = openingHero(content.blocks);
  return (
    <>
      {hero && <HeroBlockView block={hero} headingLevel={1} />}
      {(!hero || content.body.length > 0) && (
        <div className={`container ${styles.page}`}>
          {!hero && <PageTitle title={content.title}>{content.description}</PageTitle>}
          {content.body.length > 0 && <Text body={content.body} />}
        </div>
      )}
      <PageBlocks blocks={rest} storeMap={storeMap} />
    </>
  );
}

function Text({ body }: Pick<StaticPageContent, 'body'>) {
  const sections = body.filter((block): block is Heading => block.kind === 'heading' && block.level === 2);
  return (
    <div className={`stack gap-12 row-gap-6 ruled ${styles.layout}`}>
      {sections.length >= sectionsWorthListing && (
        <nav className={styles.contents} aria-label={contentMessages.onThisPage}>
          <ul role="list">
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{plainText(section.spans)}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.body}>
        <Prose blocks={body} />
      </div>
    </div>
  );
}

export const page = definePage<StaticPageContent>({ View: StaticPage, head: contentHead });
