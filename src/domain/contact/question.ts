import { proseText } from '#src/domain/content/prose';
import type { Question, QuestionGroup } from './contact-content';

/** Longer searches are cut off. */
const longestSearch = 100;

/** Every typed word has to be found; all questions without a word. */
export function matchingQuestions(groups: readonly QuestionGroup[], typed: string): readonly QuestionGroup[] {
  const terms = plain(typed.slice(0, longestSearch)).match(/[\p{Letter}\p{Number}]+/gu) ?? [];
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

export function answerText({ answer }: Pick<Question, 'answer'>): string {
  return proseText(answer);
}

/** "rosé" is found by "rose". */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
