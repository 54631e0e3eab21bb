import { ContainerModule } from 'inversify';
import { construct } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { SavedCardStore } from '#src/ui/saved-card/shared/saved-card-store';

/** The saved cards, wherever one chooses among them. */
export const savedCardModule = new ContainerModule(({ bind }) => {
  construct(bind, SavedCardStore, [ports.savedCardGateway, ports.customerState, ports.logger]);
});
