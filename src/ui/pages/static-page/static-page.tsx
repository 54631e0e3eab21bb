import type { StaticPageContent } from '../../../domain/content/page-content';
import type { PageProps } from '../../app/page-route';
import { Prose } from '../../components/prose';
import { ProseBlocks } from '../../components/prose-blocks';

/** A page of text: about, questions, policies (spec §2 Information). */
export function StaticPage({ content }: PageProps<StaticPageContent>) {
  return (
    <div className="container section stack">
      <h1>{content.title}</h1>
      <Prose>
        <ProseBlocks blocks={content.body} />
      </Prose>
    </div>
  );
}
