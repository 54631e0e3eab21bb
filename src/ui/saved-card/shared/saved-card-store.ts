import { Capabilities } from '#src/application/ports/shop/capabilities';
import { SavedCardGateway } from '#src/application/ports/shop/saved-card-gateway';
import { CustomerState } from '#src/application/ports/state/customer-state';
import type { Used } from '#src/application/ports/token';
import type { SavedCard } from '#src/domain/saved-card/saved-card';
import { CustomerResource } from '#src/ui/customer/shared/customer-resource';

/**
 * Account and checkout share the cards, the default first, then the newest (spec §3 walletPaymentSources). There are none where
 * the shop keeps none.
 */
export class SavedCardStore extends CustomerResource<readonly SavedCard[]> {
  static readonly uses = { gateway: SavedCardGateway, customer: CustomerState, capabilities: Capabilities };

  constructor(use: Used<typeof SavedCardStore.uses>) {
    super(use.customer, () => (use.capabilities.savedCards ? use.gateway.list() : Promise.resolve([])));
  }

  find(id: string | undefined): SavedCard | undefined {
    return this.value?.find((card) => card.id === id);
  }
}
