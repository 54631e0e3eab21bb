import { useId } from 'react';
import type { QuestionListBlock } from '#src/domain/content/page-block';
import { Prose, ProseBlocks } from '#src/ui/content/shared/prose-blocks';
import { Disclosure } from '#src/ui/kit/disclosure';
import { RowHead } from '#src/ui/kit/row-head';

/** Questions, each of which opens its answer (spec §2 Content-driven templates). */
export function QuestionListBlockView({ block: { title, questions } }: { readonly block: QuestionListBlock }) {
  const id = useId();
  return (
    <section className="container" aria-labelledby={id}>
      <RowHead id={id} title={title} />
      {questions.map(({ question, answer }) => (
        <Disclosure key={question} summary={question}>
          <Prose>
            <ProseBlocks blocks={answer} />
          </Prose>
        </Disclosure>
      ))}
    </section>
  );
}
