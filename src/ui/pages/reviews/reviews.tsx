import { Link } from 'react-router-dom';
import type { ReviewsContent } from '../../../domain/content/page-content';
import type { PageProps } from '../../app/page-route';
import { Prose } from '../../components/prose';
import { ProseBlocks } from '../../components/prose-blocks';
import { StarRating } from '../../components/star-rating';
import { contentWords } from '../../text/content-words';
import { ReviewList } from './review-list';

/** What customers wrote about everything (spec §2 reviews, §3 reviews: stats for all). */
export function ReviewsPage({ content }: PageProps<ReviewsContent>) {
  const { stats } = content;
  const reviews = content.reviews.map(({ review, product }) => ({
    review,
    about: (
      <>
        {' '}
        {contentWords.reviewOf} <Link to={`/products/${product.slug}/`}>{product.name}</Link>
      </>
    ),
  }));
  return (
    <div className="container section stack">
      <h1>{content.title}</h1>
      <StarRating score={stats.score}>{contentWords.score(stats.score, stats.count)}</StarRating>
      <Prose>
        <ProseBlocks blocks={content.body} />
      </Prose>
      <ReviewList reviews={reviews} headingLevel={2} />
    </div>
  );
}
