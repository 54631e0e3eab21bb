import { ContainerModule } from 'inversify';
import { CustomerGateway } from '#src/application/ports/shop/customer-gateway';
import { StoreCreditReader } from '#src/application/ports/shop/store-credit-reader';
import { Logger } from '#src/application/ports/system/logger';
import { constructEach } from '#src/composition/bind';
import { accountModules } from '#src/composition/modules/account-module';
import { redeemGiftCardModule } from '#src/composition/modules/redeem-gift-card-module';
import { unlistedHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';
import { storeCreditMessages } from '#src/ui/store-credit/shared/store-credit-messages';
import { StoreCreditPage } from '#src/ui/store-credit/store-credit';
import { StoreCreditPresenter } from '#src/ui/store-credit/store-credit.presenter';

const presenters = new ContainerModule(({ bind }) => {
  constructEach(bind, StoreCreditPresenter, [StoreCreditReader, CustomerGateway, Logger]);
});

export const modules = [...accountModules, redeemGiftCardModule, presenters];

export const page = definePage<undefined>({ View: StoreCreditPage, head: () => unlistedHead(storeCreditMessages) });
