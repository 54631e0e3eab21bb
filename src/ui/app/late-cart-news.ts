import type { CartNewsDesk } from '../../application/ports/state/cart-news-desk';
import type { Journal } from '../../application/ports/system/journal';
import type { CartTurn } from '../../domain/cart/cart-news';

/** Brings the code that tells news of the cart once there may be some: most visits never need it. */
export class LateCartNews implements CartNewsDesk {
  private isNeeded = false;

  constructor(
    /** Answers the same desk each time. */
    private readonly load: () => Promise<CartNewsDesk>,
    private readonly journal: Journal,
  ) {}

  async tell(turn: CartTurn): Promise<void> {
    this.isNeeded ||= turn.before !== undefined || turn.completed !== undefined || turn.who === 'sign-in';
    if (!this.isNeeded) return;
    const desk = await this.load().catch(() => undefined);
    if (desk) await desk.tell(turn);
    else this.journal.warn('News of the cart could not be told');
  }
}
