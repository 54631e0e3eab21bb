import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { CustomerRow, ReviewRow, VariantRow } from '#sandbox/database/schema';
import { invalidResource, notFound, tooManyRequests } from '#sandbox/http/error-responses';
import { MessageAllowance } from '#sandbox/http/message-limits';
import { fieldsOf, integerOf, requireFields, textOrNull } from '#sandbox/http/request-body';
import { isReadable, lengthProblem, lineProblem } from '#sandbox/http/text-length';
import { requireCustomer } from '#sandbox/shop/customers/caller';
import type { Shop, Store } from '#sandbox/shop/shop';
import { hasBought } from './bought-products';
import { sendReviewThanks } from './review-mails';
import type { PublishedReview, Reviews } from './reviews';

interface BySku {
  Params: { sku: string };
}

/** Characters. */
const maxLengths = { author: 40, title: 80, body: 2000 } as const;

/** The review service: published reviews are open to everybody, customers write about products that they bought. */
export function reviewRoutes(shop: Shop, reviews: Reviews): FastifyPluginAsync {
  const allowance = new MessageAllowance(shop.clock, shop.messageLimits);
  return (app) => {
    app.get('/api/reviews', async () => answer(await reviews.published()));

    app.get<BySku>('/api/reviews/products/:sku', async ({ params }) => answer(await reviews.published(params.sku)));

    app.get<BySku>('/api/reviews/mine/:sku', async (request) => {
      const customer = await requireCustomer(shop, request);
      const product = await reviewedProduct(shop.database, request.params.sku);
      const review = await reviewBy(shop.database, customer, product.sku);
      return {
        product: { sku: product.sku, name: product.name },
        purchased: await hasBought(shop.database, customer.id, product.sku),
        review: review ? serializeOwn(review) : null,
      };
    });

    // Sending the same review again leaves one review.
    app.put<BySku>('/api/reviews/mine/:sku', async (request, reply) => {
      const customer = await requireCustomer(shop, request);
      const values = readReview(requireFields(request.body, 'review'));
      if (!allowance.take(request.ip, `customer ${String(customer.id)}`)) throw tooManyRequests();
      const written = await shop.database.transaction().execute(async (store) => {
        const product = await reviewedProduct(store, request.params.sku);
        if (!(await hasBought(store, customer.id, product.sku)))
          throw invalidResource({ sku: ['was not bought by you'] });
        return write(shop, store, customer, product, values);
      });
      return reply.code(written.isNew ? 201 : 200).send(serializeOwn(written.review));
    });

    if (process.env['NODE_ENV'] !== 'production') controlRoutes(app, reviews);
    return Promise.resolve();
  };
}

/** Moderation without its page, for tests. */
function controlRoutes(app: FastifyInstance, reviews: Reviews): void {
  app.get('/_control/reviews', async () => ({ reviews: (await reviews.all()).map(serializeOwn) }));

  app.put<{ Params: { id: string } }>('/_control/reviews/:id', async (request) => {
    const { status } = fieldsOf(request.body);
    if (status !== 'published' && status !== 'rejected')
      throw invalidResource({ status: ['must be one of published, rejected'] });
    const review = await reviews.decide(integerOf(request.params.id) ?? 0, status);
    if (!review) throw notFound();
    return serializeOwn(review);
  });
}

/** A product that can be reviewed, also one that is no longer sold; digital ones cannot. */
async function reviewedProduct(store: Store, sku: string): Promise<VariantRow> {
  const product = await store.selectFrom('variants').selectAll().where('sku', '=', sku).executeTakeFirst();
  if (!product || product.digital) throw notFound();
  return product;
}

function reviewBy(store: Store, { id }: CustomerRow, sku: string): Promise<ReviewRow | undefined> {
  return store.selectFrom('reviews').selectAll().where('customerId', '=', id).where('sku', '=', sku).executeTakeFirst();
}

type ReviewValues = Pick<ReviewRow, 'score' | 'title' | 'body' | 'author'>;

function readReview(sent: Readonly<Record<string, unknown>>): ReviewValues {
  const errors: Record<string, readonly string[]> = {};
  const score = integerOf(sent['score']);
  if (score === undefined || score < 1 || score > 5) errors['score'] = ['must be between 1 and 5'];
  const text = (field: keyof typeof maxLengths, problemOf = lineProblem): string => {
    const value = textOrNull(sent[field])?.trim() ?? '';
    const problem = isReadable(value) ? problemOf(value, maxLengths[field]) : "can't be blank";
    if (problem !== undefined) errors[field] = [problem];
    return value;
  };
  const values = { score: score ?? 0, title: text('title'), body: text('body', lengthProblem), author: text('author') };
  if (Object.keys(errors).length > 0) throw invalidResource(errors);
  return values;
}

/** Stores a review. A changed one waits to be read again; the same one, sent twice, stays as it is. */
async function write(
  shop: Shop,
  store: Store,
  customer: CustomerRow,
  { sku }: VariantRow,
  values: ReviewValues,
): Promise<{ readonly review: ReviewRow; readonly isNew: boolean }> {
  const now = shop.clock.now();
  const old = await reviewBy(store, customer, sku);
  if (old && isSame(old, values)) return { review: old, isNew: false };
  const review = await store
    .insertInto('reviews')
    .values({ ...values, customerId: customer.id, sku, status: 'waiting', createdAt: now, updatedAt: now })
    .onConflict((conflict) =>
      conflict.columns(['customerId', 'sku']).doUpdateSet({ ...values, status: 'waiting', updatedAt: now }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  await sendReviewThanks({ shop, store, now }, review);
  return { review, isNew: !old };
}

function isSame(old: ReviewRow, values: ReviewValues): boolean {
  return (Object.keys(values) as (keyof ReviewValues)[]).every((field) => old[field] === values[field]);
}

function answer(reviews: readonly PublishedReview[]): object {
  const sum = reviews.reduce((total, { score }) => total + score, 0);
  const score = reviews.length === 0 ? 0 : Math.round((sum / reviews.length) * 10) / 10;
  return { stats: { count: reviews.length, score }, reviews };
}

function serializeOwn({ id, sku, score, title, body, author, status, updatedAt }: ReviewRow): object {
  return { id, sku, score, title, body, author, status, updated_at: updatedAt.toISOString() };
}
