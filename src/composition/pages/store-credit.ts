import { ContainerModule } from 'inversify';
import { constructEach } from '#src/composition/bind';
import { accountModules } from '#src/composition/modules/account-module';
import { redeemGiftCardModule } from '#src/composition/modules/redeem-gift-card-module';
import { ports } from '#src/composition/tokens';
import { unlistedHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';
import { storeCreditMessages } from '#src/ui/store-credit/shared/store-credit-messages';
import { StoreCreditPage } from '#src/ui/store-credit/store-credit';
import { StoreCreditPresenter } from '#src/ui/store-credit/store-credit.presenter';

const presenters = new ContainerModule(({ bind }) => {
  constructEach(bind, StoreCreditPresenter, [ports.storeCreditReader, ports.customerGateway, ports.logger]);
});

export const modules = [...accountModules, redeemGiftCardModule, presenters];

export const page = definePage<undefined>({ View: StoreCreditPage, head: () => unlistedHead(storeCreditMessages) });
