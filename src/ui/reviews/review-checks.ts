import { IsNotEmpty } from 'class-validator';
import { reviewLimits, type ReviewText } from '#src/domain/reviews/own-review';
import { IsAtMost } from '#src/ui/kit/at-most';
import { findProblems } from '#src/ui/kit/find-problems';
import type { Problems, Values } from '#src/ui/kit/form';
import { IsReadable } from '#src/ui/kit/is-readable';
import { reviewMessages } from '#src/ui/reviews/shared/review-messages';

const { problems } = reviewMessages;

class ReviewForm {
  @IsNotEmpty({ message: problems.score })
  score = '';

  @IsReadable({ message: problems.title })
  @IsAtMost(reviewLimits.title, { message: problems.titleTooLong })
  title = '';

  @IsReadable({ message: problems.body })
  @IsAtMost(reviewLimits.body, { message: problems.bodyTooLong })
  body = '';

  @IsReadable({ message: problems.author })
  @IsAtMost(reviewLimits.author, { message: problems.authorTooLong })
  author = '';
}

export type ReviewField = keyof ReviewText;

export const emptyReview: Values<ReviewField> = { score: '', title: '', body: '', author: '' };

export const reviewFields = Object.keys(emptyReview) as readonly ReviewField[];

export function checkReview(typed: Values<ReviewField>): Problems<ReviewField> {
  return findProblems(ReviewForm, typed);
}

/** The values have to be valid. */
export function writtenReview({ score, ...texts }: Values<ReviewField>): ReviewText {
  return { ...texts, score: Number(score) };
}
