import { ContainerModule } from 'inversify';
import { SavedCardGateway } from '#src/application/ports/shop/saved-card-gateway';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { Logger } from '#src/application/ports/system/logger';
import { construct } from '#src/composition/bind';
import { SavedCardStore } from '#src/ui/saved-card/shared/saved-card-store';

/** The saved cards, wherever one chooses among them. */
export const savedCardModule = new ContainerModule(({ bind }) => {
  construct(bind, SavedCardStore, [SavedCardGateway, CustomerState, Logger]);
});
