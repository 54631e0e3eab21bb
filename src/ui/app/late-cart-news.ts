import type { CartNewsDesk } from '../../application/ports/state/cart-news-desk';
import type { Journal } from '../../application/ports/system/journal';
import type { UnseenChange } from '../../domain/cart/cart-news';

/** Brings the code that tells news of the cart once there may be some: most visits never need it. */
export class LateCartNews implements CartNewsDesk {
  private isNeeded = false;

  constructor(
    /** Answers the same desk each time. */
    private readonly load: () => Promise<CartNewsDesk>,
    private readonly journal: Journal,
  ) {}

  async tell(change: UnseenChange): Promise<void> {
    this.isNeeded ||= change.before !== undefined || change.completed !== undefined || change.who === 'sign-in';
    if (!this.isNeeded) return;
    const desk = await this.load().catch(() => undefined);
    if (desk) await desk.tell(change);
    else this.journal.warn('News of the cart could not be told');
  }
}
