import { reaction } from 'mobx';
import { DismissedAnnouncement } from '#src/application/ports/browser/dismissed-announcement';
import { CartState } from '#src/application/ports/state/cart-state';
import { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import type { Used } from '#src/application/ports/token';
import { PendingPromoCodes } from '#src/application/promo-code/pending-promo-codes';
import { normalizePromoCode } from '#src/domain/promo-code/promo-code';
import { type Announcement, hasCode, isShown } from '#src/domain/site/announcement';
import { CampaignQueues } from '#src/ui/campaign/shared/campaign-watch';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';

export type GivenAnnouncement = {
  readonly announcement: Announcement | undefined;
  readonly pathname: string;
};

/**
 * Hides the announcement from visitors who dismissed it or ever had its code on the cart, from club members when it is
 * for new customers, and in checkout.
 */
export class AnnouncementPresenter implements Presenter {
  static readonly uses = {
    stored: DismissedAnnouncement,
    cart: CartState,
    subscriptions: SubscriptionsState,
    pendingPromoCodes: PendingPromoCodes,
    queues: CampaignQueues,
    alertBar: AlertBarState,
  };
  static readonly isShared = false;

  readonly applying = new Action();
  /** False until the page is hydrated, because the document is the same for everyone. */
  isDecided = false;
  private dismissed: string | undefined = undefined;

  constructor(
    private readonly use: Used<typeof AnnouncementPresenter.uses>,
    private readonly given: GivenAnnouncement,
  ) {
    autoObservable(this);
  }

  mount(): () => void {
    this.dismissed = this.use.stored.read();
    this.isDecided = true;
    return reaction(
      () => this.isOldNotice,
      (isOldNotice) => isOldNotice && this.dismiss(),
      { fireImmediately: true },
    );
  }

  get isVisible(): boolean {
    const { announcement, pathname } = this.given;
    const { isDecided, dismissed, isOldNotice } = this;
    if (!isDecided || !announcement) return false;
    return !isOldNotice && isShown(announcement, { dismissed, pathname });
  }

  dismiss(): void {
    const text = this.given.announcement?.text;
    if (text === undefined || text === this.dismissed) return;
    this.dismissed = text;
    this.use.stored.write(text);
  }

  /** The alert bar tells whether the code is on the cart or waits for a product (docs/adr/0019). */
  async apply(): Promise<void> {
    const code = normalizePromoCode(this.given.announcement?.code ?? '');
    if (code === undefined) return;
    const result = await this.applying.run(() => this.use.queues.add({ key: 'promo', code }));
    if (result.kind === 'failed') this.use.alertBar.notify(describeFailure(result.error));
  }

  private get isOldNotice(): boolean {
    const { code, isForNewcomers = false } = this.given.announcement ?? {};
    const isMember = (this.use.subscriptions.all?.size ?? 0) > 0;
    const isCodeKnown = code !== undefined && hasCode(code, this.use.cart.current, this.use.pendingPromoCodes.shown);
    return isCodeKnown || (isForNewcomers && isMember);
  }
}
