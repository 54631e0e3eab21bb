import { formatScore } from '#src/ui/kit/number-messages';

export const contentMessages = {
  breadcrumbs: 'You are here',
  home: 'Home',
  byline: (author: string, date: string) => `${author}, ${date}`,
  score: (score: number, count: number) =>
    `${formatScore(score)} of 5, ${count === 1 ? '1 review' : `${count} reviews`}`,
  stars: (score: number) => `${score} of 5`,
  reviewOf: 'On',
  moreReviews: (count: number) => (count === 1 ? 'One more review' : `${count} more reviews`),
  newReviews: (count: number) => (count === 1 ? 'Show 1 new review' : `Show ${count} new reviews`),
  onThisPage: 'On this page',
  allCans: 'See every can',
  allPacks: 'See every pack',
  clubAction: 'Meet the club',
} as const;
