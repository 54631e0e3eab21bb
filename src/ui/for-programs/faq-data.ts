import type { FAQPage } from 'schema-dts';
import type { FaqContent, Question } from '#src/domain/contact/contact-content';
import { answerText } from '#src/domain/contact/question';
import type { PageBlock } from '#src/domain/page/page-block';

/** Returns questions with their answers (schema.org FAQPage). */
export function faqData({ groups }: FaqContent): FAQPage {
  return questionData(groups.flatMap(({ questions }) => questions));
}

/** A page may declare only once that it answers questions. */
export function blockQuestionData(blocks: readonly PageBlock[]): readonly FAQPage[] {
  const questions = blocks.flatMap((block) => (block.kind === 'question-list' ? block.questions : []));
  return questions.length === 0 ? [] : [questionData(questions)];
}

function questionData(questions: readonly Pick<Question, 'question' | 'answer'>[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map((one) => ({
      '@type': 'Question',
      name: one.question,
      acceptedAnswer: { '@type': 'Answer', text: answerText(one) },
    })),
  };
}
