/** Back ends of this family answer some calls in two ways, and of others nobody has written down how. */
export const answerWays = ['usual', 'other'] as const;
export type AnswerWay = (typeof answerWays)[number];
