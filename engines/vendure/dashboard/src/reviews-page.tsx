import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  FieldError,
  Page,
  PageBlock,
  PageLayout,
  PageTitle,
  PermissionGuard,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  useLocalFormat,
} from '@vendure/dashboard';
import { useState } from 'react';
import { FilterButtons, Pager } from './filtered-list';
import { ReviewActions } from './review-actions';
import { readReviews, type Review, type ReviewStatus, statuses } from './reviews';

/** The page on which somebody reads reviews before they appear in the shop. */
export function ReviewsPage() {
  const [status, setStatus] = useState<ReviewStatus>('waiting');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: ['shop-reviews', status, page],
    queryFn: () => readReviews(status, page),
    placeholderData: keepPreviousData,
  });
  const choose = (chosen: ReviewStatus) => {
    setStatus(chosen);
    setPage(1);
  };
  return (
    <PermissionGuard requires="ManageReviews">
      <Page pageId="reviews">
        <PageTitle>Reviews</PageTitle>
        <PageLayout>
          <PageBlock column="full" blockId="reviews">
            <FilterButtons label="Which reviews" names={statuses} chosen={status} onChoose={choose} />
            {error && <FieldError>{error.message}</FieldError>}
            {data?.total === 0 && <p>There is none.</p>}
            {data && data.reviews.length > 0 && <List reviews={data.reviews} onAnswer={() => void refetch()} />}
            {data && <Pager page={page} pages={data.pages} onPage={setPage} />}
          </PageBlock>
        </PageLayout>
      </Page>
    </PermissionGuard>
  );
}

interface ListProps {
  readonly reviews: readonly Review[];
  readonly onAnswer: () => void;
}

function List({ reviews, onAnswer }: ListProps) {
  const { formatDate } = useLocalFormat();
  return (
    <Table aria-label="Reviews">
      <TableHeader>
        <TableRow>
          <TableHead>Product</TableHead>
          <TableHead>Stars</TableHead>
          <TableHead>Review</TableHead>
          <TableHead>By</TableHead>
          <TableHead>Written</TableHead>
          <TableHead>
            <span className="sr-only">Actions</span>
          </TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {reviews.map((review) => (
          <TableRow key={review.id}>
            <TableCell className="align-top whitespace-normal">
              {review.productName}
              <div className="text-muted-foreground">{review.sku}</div>
            </TableCell>
            <TableCell className="align-top">{review.score} of 5</TableCell>
            <TableCell className="max-w-prose align-top whitespace-pre-line break-words">
              <strong>{review.title}</strong>
              {'\n'}
              {review.body}
              {review.reason !== null && <div className="text-muted-foreground">Rejected: {review.reason}</div>}
            </TableCell>
            <TableCell className="align-top whitespace-normal">
              {review.author}
              {review.customer && (
                <div>
                  <Link className="underline" to={`/customers/${review.customer.id}`}>
                    Customer
                  </Link>
                </div>
              )}
            </TableCell>
            <TableCell className="align-top">{formatDate(review.writtenAt, { dateStyle: 'medium' })}</TableCell>
            <TableCell className="align-top whitespace-normal">
              <ReviewActions review={review} onAnswer={onAnswer} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
