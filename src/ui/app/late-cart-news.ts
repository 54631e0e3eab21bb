import type { CartNewsDesk } from '#src/application/ports/state/cart-news-desk';
import type { Journal } from '#src/application/ports/system/journal';
import type { CartNews, UnseenChange } from '#src/domain/cart/cart-news';

/** Brings the code that tells news of the cart once there may be some: most visits never need it. */
export class LateCartNews implements CartNewsDesk {
  private isNeeded = false;

  constructor(
    /** Answers the same desk each time. */
    private readonly load: () => Promise<CartNewsDesk>,
    private readonly journal: Journal,
  ) {}

  async tell(change: UnseenChange): Promise<void> {
    const { before, completed, isAnothers, unsettled, who } = change;
    this.isNeeded ||=
      [before, completed, isAnothers, unsettled].some((news) => news !== undefined) || who === 'sign-in';
    if (this.isNeeded) await this.pass((desk) => desk.tell(change));
  }

  announce(news: CartNews): Promise<void> {
    return this.pass((desk) => desk.announce(news));
  }

  private async pass(send: (desk: CartNewsDesk) => Promise<void>): Promise<void> {
    const desk = await this.load().catch(() => undefined);
    if (desk) await send(desk);
    else this.journal.warn('News of the cart could not be told');
  }
}
