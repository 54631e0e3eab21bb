import { ContainerModule } from 'inversify';
import { construct } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { WalletStore } from '#src/ui/state/wallet-store';

/** The saved cards, wherever one chooses among them. */
export const walletModule = new ContainerModule(({ bind }) => {
  construct(bind, WalletStore, [ports.walletGateway, ports.customerState, ports.logger]);
});
