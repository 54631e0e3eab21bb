import { ContainerModule } from 'inversify';
import { ChangeEmail } from '#src/application/customer/change-email';
import { CollectCustomerData } from '#src/application/customer/collect-customer-data';
import { RemoveAccount } from '#src/application/customer/remove-account';
import { SaveMailPreferences } from '#src/application/customer/save-mail-preferences';
import { UpdateCustomer } from '#src/application/customer/update-customer';
import { EndSession } from '#src/application/session/end-session';
import { IdentifyCustomer } from '#src/application/session/identify-customer';
import { RequestMagicLink } from '#src/application/session/request-magic-link';
import { adapt, construct, constructEach } from '#src/composition/bind';
import { accountModules } from '#src/composition/modules/account-module';
import { reviewsModule } from '#src/composition/modules/reviews-module';
import { reviewsStateModule } from '#src/composition/modules/reviews-state-module';
import { ports } from '#src/composition/tokens';
import { DownloadFileSaver } from '#src/infrastructure/browser/download-file-saver';
import { EmailPresenter } from '#src/ui/customer/email.presenter';
import { MailsPresenter } from '#src/ui/customer/mails.presenter';
import { NamePresenter } from '#src/ui/customer/name.presenter';
import { OwnDataPresenter } from '#src/ui/customer/own-data.presenter';
import { ProfilePage } from '#src/ui/customer/profile';
import { profileMessages } from '#src/ui/customer/profile-messages';
import { RemoveAccountPresenter } from '#src/ui/customer/remove-account.presenter';
import { unlistedHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';

const profile = new ContainerModule(({ bind }) => {
  adapt(bind, ports.fileSaver, DownloadFileSaver, []);
  construct(bind, UpdateCustomer, [ports.customerGateway, IdentifyCustomer, ports.customerState]);
  construct(bind, SaveMailPreferences, [UpdateCustomer, ports.signInUserGateway, ports.logger]);
  construct(bind, ChangeEmail, [ports.signInUserGateway, RequestMagicLink, IdentifyCustomer, UpdateCustomer]);
  construct(bind, RemoveAccount, [ports.customerGateway, IdentifyCustomer, ports.sessionGateway, EndSession]);
  construct(bind, CollectCustomerData, [
    ports.customerGateway,
    ports.addressBookGateway,
    ports.ordersReader,
    ports.subscriptionGateway,
    ports.savedCardGateway,
    ports.storeCreditReader,
    ports.reviewGateway,
    ports.signInUserGateway,
    ports.clock,
  ]);
  constructEach(bind, NamePresenter, [UpdateCustomer, ports.customerState, ports.draftStorage, ports.logger]);
  constructEach(bind, EmailPresenter, [
    ports.signInSettings,
    ChangeEmail,
    ports.customerState,
    ports.draftStorage,
    ports.logger,
  ]);
  constructEach(bind, MailsPresenter, [SaveMailPreferences, ports.customerState, ports.logger]);
  constructEach(bind, OwnDataPresenter, [CollectCustomerData, ports.fileSaver, ports.clock, ports.logger]);
  constructEach(bind, RemoveAccountPresenter, [RemoveAccount, ports.subscriptionsState, ports.logger]);
});

export const modules = [...accountModules, reviewsStateModule, reviewsModule, profile];

export const page = definePage<undefined>({ View: ProfilePage, head: () => unlistedHead(profileMessages) });
