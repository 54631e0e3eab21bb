import { Link } from 'react-router-dom';
import { type BoxPrice, boxPrice } from '#src/domain/club/box-price';
import type { BoxedProduct, ClubContent, Point } from '#src/domain/club/club-content';
import { type ClubSize, clubSizes, memberPercent, memberPrice } from '#src/domain/club/club-discount';
import { cents, formatMoney } from '#src/domain/money/money';
import { BoxedCans } from '#src/ui/catalogue/shared/pack-contents';
import { priceMessages } from '#src/ui/catalogue/shared/price-messages';
import { clubMessages, joinMessages } from '#src/ui/club/shared/club-messages';
import { contentMessages } from '#src/ui/content/shared/content-messages';
import { LinkButton } from '#src/ui/kit/button';
import { Disclosure } from '#src/ui/kit/disclosure';
import { asPictureSource, Picture } from '#src/ui/kit/picture';
import { Price } from '#src/ui/kit/price';
import { Sentence } from '#src/ui/kit/sentence';
import { StarRating } from '#src/ui/kit/star-rating';
import { ReviewList } from '#src/ui/reviews/shared/review-list';
import { contentHead } from '#src/ui/shell/page-head';
import { definePage, type PageProps } from '#src/ui/shell/page-route';
import { useSite, useWrittenPages } from '#src/ui/shell/site-identity';
import { BoughtOnce } from './bought-once';
import styles from './club.module.css';

/** Shows the club's first page: the offer, a box, the savings, and the links to join (spec §2 /en-US/can-club/). */
export function ClubPage({ content }: PageProps<ClubContent>) {
  const { headline, text, picture, how, inside, questions, reviews, reviewStats } = content;
  return (
    <>
      <header className={styles.hero}>
        <div className={`container ${styles.stage}`}>
          <div className="stack gap-5 start">
            <h1 className="display">{headline}</h1>
            <p className={styles.text}>{text}</p>
            <JoinLinks />
          </div>
          {picture && <Picture {...asPictureSource(picture)} alt={picture.alt} eager />}
        </div>
      </header>
      <How points={how} />
      <section className="container section stack">
        <h2 className={styles.title}>{clubMessages.sizesTitle}</h2>
        <ClubSizes box={inside.box} />
      </section>
      <section className="container stack gap-6">
        <div className="stack">
          <h2 className={styles.title}>{inside.title}</h2>
          <p className="lead">{inside.text}</p>
        </div>
        <BoxedCans cans={inside.box} />
      </section>
      {reviews.length > 0 && (
        <section className="container section stack gap-6">
          <div className="cluster">
            <h2 className={styles.title}>{clubMessages.reviews}</h2>
            <StarRating score={reviewStats.score}>
              {contentMessages.score(reviewStats.score, reviewStats.count)}
            </StarRating>
          </div>
          <ReviewList
            reviews={reviews.map(({ review, product }) => ({
              review,
              about: (
                <p className="note">
                  {contentMessages.reviewOf}{' '}
                  <Link to={`/products/${product.slug}/`} translate="no">
                    {product.name}
                  </Link>
                </p>
              ),
            }))}
            headingLevel={3}
          />
          <p>
            <Link to="/reviews/">{clubMessages.allReviews}</Link>
          </p>
        </section>
      )}
      <section className="container stack gap-6 page">
        <h2 className={styles.title}>{clubMessages.questions}</h2>
        <div className={styles.questions}>
          {questions.map(({ question, answer }) => (
            <Disclosure key={question} summary={question}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
        <JoinLinks />
      </section>
    </>
  );
}

function joiningPath(size: ClubSize) {
  return `/can-club/join/${size}/` as const;
}

function JoinLinks() {
  const isWritten = useWrittenPages();
  return (
    <div className="cluster">
      {clubSizes
        .filter((size) => isWritten(joiningPath(size)))
        .map((size, index) => (
          <LinkButton key={size} to={joiningPath(size)} variant={index === 0 ? 'primary' : 'secondary'}>
            {clubMessages.join(size)}
          </LinkButton>
        ))}
    </div>
  );
}

function How({ points }: { readonly points: readonly Point[] }) {
  return (
    <section className={styles.band}>
      <div className="container section">
        <h2 className={styles.title}>{clubMessages.howTitle}</h2>
        <ol className={`stack gap-6 ${styles.points}`} role="list">
          {points.map(({ title, text }, index) => (
            <li key={title} className={styles.point}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

interface ClubSizesProps {
  /** The cans of the next box of the smallest size; a larger box has proportionally more of each. */
  readonly box: readonly BoxedProduct[];
}

/** Shows the price of a box and of its cans (spec §9 Club sizes, Club discount). */
function ClubSizes({ box }: ClubSizesProps) {
  const { shell } = useSite();
  const isWritten = useWrittenPages();
  const [smallest] = clubSizes;
  const each = cents(Math.round(boxPrice(box, smallest).regular / smallest));
  return (
    <ul className={`stack gap-5 ${styles.sizes}`} role="list">
      {clubSizes.map((size) => (
        <li key={size} className={`stack gap-3 ${styles.size}`}>
          <h3 className={styles.name}>{clubMessages.size(size)}</h3>
          <p className={styles.percent}>{clubMessages.off(memberPercent[size])}</p>
          <p>
            <Price
              amount={formatMoney(memberPrice(each, memberPercent[size]))}
              label={joinMessages.memberPrice}
              struck={{ amount: formatMoney(each), label: priceMessages.regular }}
              reason={priceMessages.reasons.member}
              unit={clubMessages.perCan}
            />
          </p>
          <BoxCost price={boxPrice(timesOver(box, size / smallest), size, shell.caseOffers)} times={size / smallest} />
          <p>{clubMessages.sizeText(memberPercent[size])}</p>
          {isWritten(joiningPath(size)) && (
            <LinkButton to={joiningPath(size)} wide>
              {clubMessages.join(size)}
            </LinkButton>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Twelve cans are a full case when they are bought once. */
function BoxCost({ price, times }: { readonly price: BoxPrice; readonly times: number }) {
  const amount = formatMoney(price.member);
  return (
    <p>
      <Sentence text={`${clubMessages.boxLike(times, amount)} `} verbatim={amount} />
      <BoughtOnce amount={formatMoney(price.once)} />
    </p>
  );
}

function timesOver(box: readonly BoxedProduct[], times: number): readonly BoxedProduct[] {
  return box.map(({ quantity, product }) => ({ quantity: quantity * times, product }));
}

export const page = definePage<ClubContent>({
  View: ClubPage,
  head: contentHead,
});
