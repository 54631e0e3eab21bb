import { proseText } from '#src/domain/content/prose';
import { oneLine } from '#src/domain/text/one-line';
import type { Question, QuestionGroup } from './contact-content';

/** Longer searches are cut off: no question has a thousand letters. */
const longestSearch = 100;

/** The questions that have every typed word in question or answer, in the groups that they stand in; all without a word. */
export function matchingQuestions(groups: readonly QuestionGroup[], typed: string): readonly QuestionGroup[] {
  const terms = plain(oneLine(typed).slice(0, longestSearch)).match(/[\p{Letter}\p{Number}]+/gu) ?? [];
  if (terms.length === 0) return groups;
  return groups.flatMap((group) => {
    const questions = group.questions.filter((one) => {
      const text = plain(`${group.title} ${one.question} ${answerText(one)}`);
      return terms.every((term) => text.includes(term));
    });
    return questions.length === 0 ? [] : [{ ...group, questions }];
  });
}

export function countQuestions(groups: readonly QuestionGroup[]): number {
  return groups.reduce((sum, { questions }) => sum + questions.length, 0);
}

/** An answer as running text, for search and for search engines. */
export function answerText({ answer }: Pick<Question, 'answer'>): string {
  return proseText(answer);
}

/** Without case and accents: "rosé" is found by "rose". */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
