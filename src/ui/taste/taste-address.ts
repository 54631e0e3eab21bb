import {
  answersTo,
  type TasteAnswer,
  type TasteAnswers,
  type TasteQuestion,
  tasteQuestions,
} from '#src/domain/taste/taste';

const anyAnswer = 'any';

/** Ignores an answer that no question offers. */
export function readTasteAnswers(parameters: URLSearchParams): TasteAnswers {
  const answer = <Q extends TasteQuestion>(question: Q): TasteAnswer<Q> | undefined => {
    const given = parameters.get(question);
    return given === anyAnswer ? anyAnswer : answersTo(question).find((one) => one === given);
  };
  const [wine, dryness, usual] = [answer('wine'), answer('dryness'), answer('usual')];
  return { ...(wine && { wine }), ...(dryness && { dryness }), ...(usual && { usual }) };
}

export function tasteAddress(answers: TasteAnswers): string {
  const parameters = new URLSearchParams();
  for (const question of tasteQuestions) {
    const answer = answers[question];
    if (answer !== undefined) parameters.set(question, answer);
  }
  const query = parameters.toString();
  return query ? `/taste/?${query}` : '/taste/';
}

/** Keeps the other answers. */
export function askAgainAddress(answers: TasteAnswers, question: TasteQuestion): string {
  const { [question]: _asked, ...others } = answers;
  return tasteAddress(others);
}

/** Undefined when all questions have an answer. */
export function openQuestion(answers: TasteAnswers): TasteQuestion | undefined {
  return tasteQuestions.find((question) => answers[question] === undefined);
}
