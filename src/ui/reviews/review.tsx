import { observer } from 'mobx-react-lite';
import type { OwnReview, ReviewStatus } from '#src/domain/reviews/own-review';
import { contentMessages } from '#src/ui/content/shared/content-messages';
import { AccountLayout } from '#src/ui/customer/shared/account-layout';
import { accountPage } from '#src/ui/customer/shared/account-page';
import { Button, LinkButton } from '#src/ui/kit/button';
import { EmptyState } from '#src/ui/kit/empty-state';
import { ErrorState } from '#src/ui/kit/error-state';
import { Notice, type NoticeTone } from '#src/ui/kit/notice';
import { asPictureSource, Picture, tintStyle } from '#src/ui/kit/picture';
import { Skeleton } from '#src/ui/kit/skeleton';
import { StarRating } from '#src/ui/kit/star-rating';
import { useFocusOnChange } from '#src/ui/kit/use-focus-on-change';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { reviewMessages } from '#src/ui/reviews/shared/review-messages';
import type { PageProps } from '#src/ui/shell/page-route';
import { ReviewForm } from './review-form';
import { ReviewPresenter } from './review.presenter';
import styles from './review.module.css';

const toOrders = { to: '/account/orders/', label: reviewMessages.toOrders };

function ReviewPage({ params }: PageProps<undefined>) {
  const { sku = '' } = params;
  return (
    <AccountLayout back={toOrders}>
      <OwnReviewPage key={sku} sku={sku} />
    </AccountLayout>
  );
}

const OwnReviewPage = observer(function OwnReviewPage({ sku }: { readonly sku: string }) {
  const page = usePresenter(ReviewPresenter, { sku });
  const { step, review } = page;
  // The pressed button has disappeared with the form, or with the review.
  const heading = useFocusOnChange(step === 'write' || step === 'written' ? step : undefined);

  switch (step) {
    case 'loading':
      return (
        <>
          <h1>{reviewMessages.page.title}</h1>
          <Skeleton label={reviewMessages.loading} lines={5} />
        </>
      );
    case 'failed':
      return <ErrorState headingLevel={1} title={reviewMessages.unreachable} onRetry={() => void page.load()} />;
    case 'not-found':
      return <EmptyState headingLevel={1} {...reviewMessages.notFound} action={toOrders.label} to={toOrders.to} />;
    case 'not-bought':
      return (
        <EmptyState
          headingLevel={1}
          title={reviewMessages.notBought.title(page.name)}
          action={<ProductLink page={page} />}
          text={reviewMessages.notBought.text}
        />
      );
    case 'write':
    case 'written':
      return (
        <div className={styles.page}>
          <ProductPicture page={page} />
          <div className={`stack gap-5 ${styles.main}`}>
            <h1 ref={heading} tabIndex={-1}>
              {step === 'written' ? reviewMessages.writtenHeading(page.name) : reviewMessages.heading(page.name)}
            </h1>
            {step === 'written' && review ? <WrittenReview page={page} review={review} /> : <ReviewForm page={page} />}
          </div>
        </div>
      );
  }
});

interface PageGiven {
  readonly page: ReviewPresenter;
}

const ProductPicture = observer(function ProductPicture({ page }: PageGiven) {
  const { product } = page;
  return (
    <div className={styles.picture} style={tintStyle(product?.tint)}>
      {product && <Picture {...asPictureSource(product.picture)} alt="" />}
    </div>
  );
});

const ProductLink = observer(function ProductLink({ page }: PageGiven) {
  if (!page.product) return null;
  return (
    <LinkButton to={`/products/${page.product.slug}/`} variant="secondary">
      {reviewMessages.toProduct}
    </LinkButton>
  );
});

const tones: Readonly<Record<ReviewStatus, NoticeTone>> = {
  waiting: 'info',
  published: 'success',
  rejected: 'warning',
};

const WrittenReview = observer(function WrittenReview({ page, review }: PageGiven & { readonly review: OwnReview }) {
  const status = reviewMessages.status[review.status];
  return (
    <>
      <Notice tone={tones[review.status]} title={status.title} still text={status.text} />
      <article className={`stack gap-2 ${styles.review}`}>
        <StarRating score={review.score}>{contentMessages.stars(review.score)}</StarRating>
        <h2>{review.title}</h2>
        <p className={styles.body}>{review.body}</p>
        <p className="note">{review.author}</p>
      </article>
      <div className="cluster">
        <Button variant="secondary" onClick={() => page.change()}>
          {reviewMessages.change}
        </Button>
        {review.status === 'published' && <ProductLink page={page} />}
      </div>
    </>
  );
});

export const page = accountPage(ReviewPage, reviewMessages.page);
