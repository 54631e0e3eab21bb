import type { Block, StaticPageContent } from '#src/domain/content/page-content';
import { plainText } from '#src/domain/content/prose';
import { contentHead } from '#src/ui/app/page-head';
import { definePage, type PageProps } from '#src/ui/app/page-route';
import { PageTitle } from '#src/ui/components/page-title';
import { Prose, ProseBlocks } from '#src/ui/components/prose-blocks';
import { contentMessages } from '#src/ui/messages/content-messages';
import styles from './static-page.module.css';

type Heading = Extract<Block, { readonly kind: 'heading' }>;
const sectionsWorthListing = 3;

/** A page of text: about, questions, policies (spec §2 Information). Long ones say beside the text what is in them. */
export function StaticPage({ content }: PageProps<StaticPageContent>) {
  const sections = content.body.filter((block): block is Heading => block.kind === 'heading' && block.level === 2);
  return (
    <div className={`container ${styles.page}`}>
      <PageTitle title={content.title}>{content.description}</PageTitle>
      <div className={styles.layout}>
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
          <Prose>
            <ProseBlocks blocks={content.body} />
          </Prose>
        </div>
      </div>
    </div>
  );
}

export const page = definePage<StaticPageContent>({ View: StaticPage, head: contentHead });
