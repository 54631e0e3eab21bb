import { fieldsOf } from '#src/http/sent-json';
import { invalid } from '#src/plugins/core/shop-failure';
import { blank, isReadable, lengthProblem, lineProblem } from '#src/plugins/core/text-checks';

/** The words of a customer: plain text, in which nothing is markup. */
export interface ReviewText {
  readonly score: number;
  readonly title: string;
  readonly body: string;
  readonly author: string;
}

/** Characters. */
const longest = { author: 40, title: 80, body: 2000 } as const;

/** Reads a review. Throws INVALID with each field that is empty, too long or no score. */
export function readReviewText(sent: unknown): ReviewText {
  const fields = fieldsOf(fieldsOf(sent)['review']);
  const problems: Record<string, readonly string[]> = {};
  const score = scoreOf(fields['score']);
  if (score === undefined) problems['score'] = ['must be between 1 and 5'];
  const text = (name: keyof typeof longest, problemOf = lineProblem): string => {
    const value = typeof fields[name] === 'string' ? fields[name].trim() : '';
    const problem = isReadable(value) ? problemOf(value, longest[name]) : blank;
    if (problem !== undefined) problems[name] = [problem];
    return value;
  };
  const read = { title: text('title'), body: text('body', lengthProblem), author: text('author') };
  if (score === undefined || Object.keys(problems).length > 0) throw invalid(problems);
  return { score, ...read };
}

function scoreOf(sent: unknown): number | undefined {
  return typeof sent === 'number' && Number.isInteger(sent) && sent >= 1 && sent <= 5 ? sent : undefined;
}
