import type { FaqContent } from '#src/domain/content/page-content';
import { answerText } from '#src/domain/support/question';
import type { StructuredData } from './structured-data';

/** Questions with their answers (schema.org FAQPage). */
export function faqData({ groups }: FaqContent): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: groups
      .flatMap(({ questions }) => questions)
      .map((one) => ({
        '@type': 'Question',
        name: one.question,
        acceptedAnswer: { '@type': 'Answer', text: answerText(one) },
      })),
  };
}
