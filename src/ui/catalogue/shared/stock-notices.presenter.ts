import { Capabilities } from '#src/application/ports/shop/capabilities';
import type { Used } from '#src/application/ports/token';

/** Tells the views of sold-out products whether the shop sends a mail when one is back. */
export class StockNoticesPresenter {
  static readonly uses = { capabilities: Capabilities };
  static readonly isShared = true;

  constructor(private readonly use: Used<typeof StockNoticesPresenter.uses>) {}

  get areOffered(): boolean {
    return this.use.capabilities.stockNotices;
  }
}
