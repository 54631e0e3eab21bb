import { reaction, runInAction } from 'mobx';
import { Clipboard } from '#src/application/ports/browser/clipboard';
import { Capabilities } from '#src/application/ports/shop/capabilities';
import { ReferralGateway } from '#src/application/ports/shop/referral-gateway';
import { CustomerState } from '#src/application/ports/state/customer-state';
import type { Used } from '#src/application/ports/token';
import { type ReferralOffer, referralPath } from '#src/domain/referral/referral';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { Resource } from '#src/ui/kit/resource';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { absoluteUrl, SiteIdentity } from '#src/ui/shell/site-identity';
import { referFriendMessages } from './refer-friend-messages';
import { referralMessages } from './referral-messages';

export type GivenOffer = { readonly offer: ReferralOffer | undefined };

/** Presents the customer's referral link (spec §7 POST referral_identifiers). */
export class ReferFriendPresenter implements Presenter {
  static readonly uses = {
    customer: CustomerState,
    referrals: ReferralGateway,
    clipboard: Clipboard,
    site: SiteIdentity,
    liveMessage: LiveMessageState,
    capabilities: Capabilities,
  };
  static readonly isShared = false;

  readonly identifier: Resource<string>;
  copyNotice: string | undefined = undefined;

  constructor(
    private readonly use: Used<typeof ReferFriendPresenter.uses>,
    private readonly given: GivenOffer,
  ) {
    this.identifier = new Resource(() => use.referrals.identify(this.email ?? ''));
    autoObservable(this);
  }

  mount(): () => void {
    return reaction(
      () => this.email,
      (email, previous) => {
        if (previous !== undefined) this.identifier.clear();
        if (email !== undefined && this.isOffered) void this.identifier.ensure();
      },
      { fireImmediately: true },
    );
  }

  /** True once the customer is known. */
  get isOffered(): boolean {
    return this.use.capabilities.referral && this.use.customer.current !== undefined;
  }

  get hasEmail(): boolean {
    return this.email !== undefined;
  }

  get text(): string {
    return this.given.offer ? referralMessages.bothGet(this.given.offer) : referFriendMessages.text;
  }

  get link(): string | undefined {
    const { value } = this.identifier;
    return value === undefined ? undefined : absoluteUrl(this.use.site, referralPath(value, this.given.offer?.code));
  }

  /** Resolves to true when the browser allowed it. */
  async copy(): Promise<boolean> {
    if (this.link === undefined) return false;
    const isCopied = await this.use.clipboard.copy(this.link);
    const notice = isCopied ? referFriendMessages.copied : referFriendMessages.notCopied;
    runInAction(() => (this.copyNotice = notice));
    this.use.liveMessage.announce(notice);
    return isCopied;
  }

  /** Customers who signed in with a number or a wallet have no address, or an empty one. */
  private get email(): string | undefined {
    const email = this.use.customer.current?.email;
    return email === '' ? undefined : email;
  }
}
