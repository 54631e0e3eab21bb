import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { Clipboard } from '#src/application/ports/browser/clipboard';
import type { ReferralGateway } from '#src/application/ports/shop/referral-gateway';
import type { CustomerState } from '#src/application/ports/state/customer-state';
import { referralPath } from '#src/domain/referral/referral';
import { absoluteUrl, type SiteIdentity } from '#src/ui/app/site-identity';
import type { Presenter } from '#src/ui/di/use-presenter';
import { describeFailure } from '#src/ui/messages/failures';
import { referralMessages } from '#src/ui/messages/referral-messages';
import type { ActionTracker } from '#src/ui/state/action-tracker';
import type { LiveMessageState } from '#src/ui/state/live-message-state';

const identifying = 'identify-referral';

/** Presents the link by which the customer recommends the shop (spec §7 POST referral_identifiers). */
export class ReferFriendPresenter implements Presenter {
  /** What came of copying, until another try. */
  copyNews: string | undefined = undefined;
  private identifier: string | undefined = undefined;

  constructor(
    private readonly customer: CustomerState,
    private readonly referrals: ReferralGateway,
    private readonly clipboard: Clipboard,
    private readonly site: SiteIdentity,
    private readonly tracker: ActionTracker,
    private readonly liveMessage: LiveMessageState,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  mount(): () => void {
    return reaction(
      () => this.email,
      () => void this.load(),
      { fireImmediately: true },
    );
  }

  /** Whether it is known who would recommend. */
  get isKnown(): boolean {
    return this.customer.current !== undefined;
  }

  get hasEmail(): boolean {
    return this.email !== undefined;
  }

  get link(): string | undefined {
    return this.identifier === undefined ? undefined : absoluteUrl(this.site, referralPath(this.identifier));
  }

  get failure(): string | undefined {
    const error = this.tracker.errorOf(identifying);
    return error && describeFailure(error);
  }

  async load(): Promise<void> {
    const { email } = this;
    if (email === undefined) return;
    const identifier = await this.tracker.run(identifying, () => this.referrals.identify(email));
    runInAction(() => (this.identifier = identifier ?? this.identifier));
  }

  /** Copies the link; true when the browser let us. */
  async copy(): Promise<boolean> {
    if (this.link === undefined) return false;
    const isCopied = await this.clipboard.copy(this.link);
    runInAction(() => (this.copyNews = isCopied ? referralMessages.copied : referralMessages.notCopied));
    this.liveMessage.announce(isCopied ? referralMessages.copied : referralMessages.notCopied);
    return isCopied;
  }

  /** Customers who signed in by number or wallet have no address, or an empty one. */
  private get email(): string | undefined {
    const email = this.customer.current?.email;
    return email === '' ? undefined : email;
  }
}
