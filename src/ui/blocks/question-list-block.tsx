import type { QuestionListBlock } from '#src/domain/page/page-block';
import { BlockSection } from '#src/ui/content/shared/block-section';
import { Prose } from '#src/ui/content/shared/prose-blocks';
import { Disclosure } from '#src/ui/kit/disclosure';

/** Questions, each of which opens its answer (spec §2 Content-driven templates). */
export function QuestionListBlockView({ block: { title, questions } }: { readonly block: QuestionListBlock }) {
  return (
    <BlockSection title={title}>
      {questions.map(({ question, answer }) => (
        <Disclosure key={question} summary={question}>
          <Prose blocks={answer} />
        </Disclosure>
      ))}
    </BlockSection>
  );
}
