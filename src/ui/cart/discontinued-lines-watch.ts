import { reaction } from 'mobx';
import { log } from '#src/application/calls/log';
import { GatewayError } from '#src/application/ports/gateway-error';
import { CartState } from '#src/application/ports/state/cart-state';
import { token, type Used } from '#src/application/ports/token';

/** Loads with the first line: most visits have none. */
export interface LineCheck {
  /** Removes the lines that are no longer sold. Rejects with GatewayError when that is unknown. */
  execute(): Promise<unknown>;
}

export const LineCheck = token<LineCheck>('LineCheck');

/** Checks every line once, however its cart was loaded (spec §5 Cart lines are removed automatically). */
export class DiscontinuedLinesWatch {
  static readonly uses = { cart: CartState, lineCheck: LineCheck };

  private readonly checked = new Set<string>();
  private isBusy = false;

  constructor(private readonly use: Used<typeof DiscontinuedLinesWatch.uses>) {}

  mount(): () => void {
    return reaction(
      () => this.use.cart.current,
      () => void this.look(),
      { fireImmediately: true },
    );
  }

  private async look(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      for (let ids = this.unjudged; ids.length > 0; ids = this.unjudged) {
        await this.use.lineCheck.execute();
        ids.forEach((id) => this.checked.add(id));
      }
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      // Lines that were not checked are checked with the next change of the cart.
      log.warn('Discontinued lines are unknown; the cart stays as it is', { code: error.code });
    } finally {
      this.isBusy = false;
    }
  }

  private get unjudged(): readonly string[] {
    return (this.use.cart.current?.lineItems ?? []).map(({ id }) => id).filter((id) => !this.checked.has(id));
  }
}
