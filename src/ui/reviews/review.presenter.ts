import { reaction, runInAction } from 'mobx';
import { ReviewGateway } from '#src/application/ports/content/review-gateway';
import { hasCode } from '#src/application/ports/gateway-error';
import { CustomerState } from '#src/application/ports/state/customer-state';
import type { Used } from '#src/application/ports/token';
import { SubmitReview } from '#src/application/reviews/submit-review';
import { DraftStorage } from '#src/application/storage/draft-storage';
import type { Product } from '#src/domain/catalogue/product';
import { isSameReview, type OwnReview, type ReviewableProduct, shownName } from '#src/domain/reviews/own-review';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure, type FailureMessages } from '#src/ui/kit/failures';
import { Form, isSaidAtFields, type Refusals, type Values } from '#src/ui/kit/form';
import { Resource } from '#src/ui/kit/resource';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { reviewMessages } from '#src/ui/reviews/shared/review-messages';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { checkReview, emptyReview, type ReviewField, reviewFields, writtenReview } from './review-checks';

const { problems } = reviewMessages;
const failures: FailureMessages = {
  unauthorized: problems.signedOut,
  unauthorized_token: problems.signedOut,
  not_found: problems.gone,
};
const refusals: Refusals<ReviewField> = Object.fromEntries(
  reviewFields.map((field) => [field, { [field]: problems.refused }]),
);

export type ReviewStep = 'loading' | 'failed' | 'not-found' | 'not-bought' | 'write' | 'written';

/** Presents a customer's review of something they bought (spec §3 Client state, reviews). */
export class ReviewPresenter implements Presenter {
  static readonly uses = {
    reviews: ReviewGateway,
    submitReview: SubmitReview,
    customer: CustomerState,
    catalogue: CatalogueStore,
    drafts: DraftStorage,
    liveMessage: LiveMessageState,
  };
  static readonly isShared = false;

  readonly form: Form<ReviewField>;
  readonly sending = new Action();
  private readonly loaded: Resource<ReviewableProduct>;
  private sent: OwnReview | undefined = undefined;
  private isChanging = false;

  constructor(
    private readonly use: Used<typeof ReviewPresenter.uses>,
    private readonly given: { readonly sku: string },
  ) {
    this.form = new Form({
      empty: emptyReview,
      texts: ['body'],
      findProblems: checkReview,
      saveDraft: (typed) => this.saveDraft(typed),
    });
    this.loaded = new Resource(() => use.reviews.readOwn(given.sku));
    autoObservable(this);
  }

  /** Text that was typed before the review loads has priority. */
  mount(): () => void {
    void this.use.catalogue.load();
    void this.load();
    const stopFilling = reaction(
      () => this.loaded.value,
      (own) => own && this.fill(own.review),
      { fireImmediately: true },
    );
    // The customer may become known only after the review was written.
    const stopSigning = reaction(
      () => this.use.customer.current?.name,
      () => !this.review && this.fill(undefined),
    );
    return () => {
      stopFilling();
      stopSigning();
    };
  }

  get step(): ReviewStep {
    const { loaded } = this;
    if (!loaded.value) {
      if (loaded.error) return hasCode(loaded.error, 'not_found') ? 'not-found' : 'failed';
      return 'loading';
    }
    if (this.review && !this.isChanging) return 'written';
    return loaded.value.isPurchased ? 'write' : 'not-bought';
  }

  get review(): OwnReview | undefined {
    return this.sent ?? this.loaded.value?.review;
  }

  get name(): string {
    return this.loaded.value?.name ?? '';
  }

  /** Undefined when the product is no longer sold, or not known yet. */
  get product(): Product | undefined {
    return this.use.catalogue.product(this.given.sku);
  }

  get failure(): string | undefined {
    const { error } = this.sending;
    if (!error || isSaidAtFields(error, refusals)) return undefined;
    return describeFailure(error, failures, { sku: problems.notBought });
  }

  load(): Promise<void> {
    return this.loaded.ensure();
  }

  change(): void {
    this.isChanging = true;
  }

  keep(): void {
    this.use.drafts.clear(this.draft);
    this.isChanging = false;
    this.fill(this.review);
  }

  /** Resolves to false on failure. */
  async send(): Promise<boolean> {
    if (!this.form.check()) return false;
    const result = await this.sending.run(() =>
      this.use.submitReview.execute(this.given.sku, writtenReview(this.form.entered)),
    );
    if (result.kind === 'failed') this.form.refuseFields(result.error, refusals);
    if (result.kind !== 'done') return false;
    this.use.drafts.clear(this.draft);
    runInAction(() => {
      this.sent = result.value;
      this.isChanging = false;
    });
    this.use.liveMessage.announce(reviewMessages.sent);
    return true;
  }

  private get draft(): string {
    return `review-${this.given.sku}`;
  }

  private fill(review: OwnReview | undefined): void {
    const typed = this.use.drafts.read(this.draft);
    const known: Partial<Values<ReviewField>> = review
      ? { score: String(review.score), title: review.title, body: review.body, author: review.author }
      : { author: shownName(this.use.customer.current?.name ?? '') };
    const draft = Object.fromEntries(
      reviewFields.flatMap((field) => (typed[field] === undefined ? [] : [[field, typed[field]]])),
    );
    this.form.start({ ...known, ...draft });
    // The draft of a review without an answer is the submitted text.
    const isSent = review !== undefined && isSameReview(writtenReview(this.form.entered), review);
    if (isSent) this.use.drafts.clear(this.draft);
    this.isChanging = review !== undefined && !isSent && Object.keys(draft).length > 0;
  }

  private saveDraft(typed: Values<ReviewField>): void {
    this.sending.clear();
    this.use.drafts.write(this.draft, typed);
  }
}
