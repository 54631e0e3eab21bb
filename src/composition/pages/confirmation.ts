import { ContainerModule } from 'inversify';
import { RestoreCart } from '../../application/cart/restore-cart';
import { ReadCompletedOrder } from '../../application/checkout/read-completed-order';
import { SettlePayment } from '../../application/checkout/settle-payment';
import { definePage } from '../../ui/app/page-route';
import { ConfirmationPage } from '../../ui/pages/confirmation/confirmation';
import { ConfirmationPresenter } from '../../ui/pages/confirmation/confirmation.presenter';
import { ActionTracker } from '../../ui/state/action-tracker';
import { KnownCatalogue } from '../../ui/state/known-catalogue';
import { confirmationWords } from '../../ui/text/checkout-words';
import { construct } from '../bind';
import { ports } from '../tokens';
import { knownCatalogueBindings } from './known-catalogue-bindings';

const confirmationBindings = new ContainerModule(({ bind }) => {
  construct(bind, SettlePayment, [ports.checkoutGateway, ports.cartStorage, RestoreCart, ports.exclusiveAccess, ports.otherTabs]);
  construct(bind, ReadCompletedOrder, [ports.orderGateway, ports.cartStorage]);
  construct(bind, ConfirmationPresenter, [SettlePayment, ReadCompletedOrder, KnownCatalogue, ActionTracker, ports.liveMessageState]).inTransientScope();
});

export const bindings = [knownCatalogueBindings, confirmationBindings];

export const page = definePage<undefined>({
  View: ConfirmationPage,
  head: () => ({ title: confirmationWords.title, description: confirmationWords.description, noindex: true, structuredData: [] }),
});
