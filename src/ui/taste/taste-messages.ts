import { memberPercent } from '#src/domain/club/club-discount';
import type { ClubType } from '#src/domain/club/club-join';
import type { TasteAnswer, TasteAnswers, TasteMatch, TasteQuestion } from '#src/domain/taste/taste';

interface AnswerText {
  readonly label: string;
  readonly detail: string;
  readonly reason: string;
}

type AnswerTexts<Q extends TasteQuestion> = Readonly<Record<Exclude<TasteAnswer<Q>, 'any'>, AnswerText>>;

export const tasteMessages = {
  progress: (number: number, of: number) => `Question ${number} of ${of}`,
  any: { label: 'No preference', detail: 'Leave this one to us' },
  surprise: 'Surprise me',
  startOver: 'Start over',
  yourAnswers: 'Your answers',
  change: 'Change',
  results: { fits: 'Open these first', close: 'These come closest' },
  count: (count: number) =>
    count === 1 ? '1 wine suits everything you said' : `${count} wines suit everything you said`,
  none: 'No wine suits everything you said. The best matches come first.',
  open: 'You left it all to us. Our favorites come first.',
  goesWith: (pairing: string) => `goes with ${pairing.charAt(0).toLowerCase()}${pairing.slice(1)}`,
  more: 'See the whole shelf',
  club: {
    title: 'Twelve of these on a schedule',
    text: `The can club sends what you like, at up to ${memberPercent[24]}% off. Swap, skip or leave at any time.`,
    actions: {
      all: 'Join with a bit of everything',
      red: 'Join with reds only',
      'white-and-rosé': 'Join with whites and rosés',
    } satisfies Record<ClubType, string>,
  },
  questions: {
    wine: 'What are you in the mood for?',
    dryness: 'How dry do you like it?',
    usual: 'What do you usually drink?',
  } satisfies Record<TasteQuestion, string>,
} as const;

const answers: { readonly [Q in TasteQuestion]: AnswerTexts<Q> } = {
  wine: {
    red: { label: 'Red', detail: 'Dinner, or a slow evening', reason: 'red' },
    white: { label: 'White', detail: 'Fish, lunch, hot days', reason: 'white' },
    rose: { label: 'Rosé', detail: 'The porch, the pool, the picnic', reason: 'rosé' },
    bubbles: { label: 'Bubbles', detail: 'Something to celebrate, if only Tuesday', reason: 'with bubbles' },
    unusual: { label: 'Something unusual', detail: 'Orange wine and piquette', reason: 'off the beaten track' },
  },
  dryness: {
    dry: { label: 'Dry', detail: 'Crisp, no sugar on the lips', reason: 'dry' },
    sweeter: { label: 'A little sweet', detail: 'Fruity, round, easy', reason: 'a little sweet' },
  },
  usual: {
    coffee: { label: 'Black coffee', detail: 'Bitter is fine', reason: 'has the grip of black coffee' },
    beer: { label: 'Cold beer', detail: 'Fresh, and not sweet', reason: 'as fresh as a cold beer' },
    cocktails: { label: 'Cocktails and spritzes', detail: 'Fruit, ice, a garnish', reason: 'close to a spritz' },
    tea: { label: 'Tea', detail: 'Scented and light', reason: 'scented like tea' },
    soda: { label: 'Soda or juice', detail: 'Sweet and cold', reason: 'fruity like juice' },
  },
};

export function answerText(
  question: TasteQuestion,
  answer: string,
): { readonly label: string; readonly detail: string } {
  return textOf(question, answer) ?? tasteMessages.any;
}

export function describeMatch({ suits }: TasteMatch, given: TasteAnswers, pairings: readonly string[]): string {
  const reasons = suits.flatMap((question) => textOf(question, given[question] ?? '')?.reason ?? []);
  const all = [...reasons, ...pairings.slice(0, 1).map(tasteMessages.goesWith)].join(', ');
  return all && `${all.charAt(0).toUpperCase()}${all.slice(1)}`;
}

function textOf(question: TasteQuestion, answer: string): AnswerText | undefined {
  const texts: Readonly<Record<string, AnswerText>> = answers[question];
  return Object.hasOwn(texts, answer) ? texts[answer] : undefined;
}
