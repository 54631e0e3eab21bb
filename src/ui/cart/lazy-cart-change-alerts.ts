import type { CartChangeAlerts } from '#src/application/ports/state/cart-change-alerts';
import type { Logger } from '#src/application/ports/system/logger';
import type { CartChange } from '#src/domain/cart/cart-change';
import type { LoadCartAlerts } from './load-cart-alerts';

/** Loads the messages of cart changes with the first change, because changes are rare. */
export class LazyCartChangeAlerts implements CartChangeAlerts {
  constructor(
    private readonly load: LoadCartAlerts,
    private readonly logger: Logger,
  ) {}

  show(notice: CartChange): void {
    this.load().then(
      (alerts) => alerts.show(notice),
      (cause: unknown) =>
        this.logger.warn('A change of the cart could not be shown', { kind: notice.kind, error: cause }),
    );
  }
}
