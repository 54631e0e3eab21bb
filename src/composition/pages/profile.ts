import { ContainerModule } from 'inversify';
import { ChangeEmail } from '#src/application/customer/change-email';
import { CollectCustomerData } from '#src/application/customer/collect-customer-data';
import { CustomerHistory } from '#src/application/customer/customer-history';
import { RemoveAccount } from '#src/application/customer/remove-account';
import { SaveMailPreferences } from '#src/application/customer/save-mail-preferences';
import { UpdateCustomer } from '#src/application/customer/update-customer';
import { DraftStorage } from '#src/application/ports/browser/draft-storage';
import { FileSaver } from '#src/application/ports/browser/file-saver';
import { ReviewGateway } from '#src/application/ports/content/review-gateway';
import { SessionGateway } from '#src/application/ports/identity/session-gateway';
import { SignInUserGateway } from '#src/application/ports/identity/sign-in-user-gateway';
import { AddressBookGateway } from '#src/application/ports/shop/address-book-gateway';
import { CustomerGateway } from '#src/application/ports/shop/customer-gateway';
import { OrdersReader } from '#src/application/ports/shop/orders-reader';
import { SavedCardGateway } from '#src/application/ports/shop/saved-card-gateway';
import { StoreCreditReader } from '#src/application/ports/shop/store-credit-reader';
import { SubscriptionGateway } from '#src/application/ports/shop/subscription-gateway';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import { Clock } from '#src/application/ports/system/clock';
import { Logger } from '#src/application/ports/system/logger';
import { EndSession } from '#src/application/session/end-session';
import { IdentifyCustomer } from '#src/application/session/identify-customer';
import { RequestMagicLink } from '#src/application/session/request-magic-link';
import { adapt, construct, constructEach } from '#src/composition/bind';
import { SignInSettings } from '#src/composition/configuration/configured-values';
import { accountModules } from '#src/composition/modules/account-module';
import { reviewsModule } from '#src/composition/modules/reviews-module';
import { reviewsStateModule } from '#src/composition/modules/reviews-state-module';
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
  adapt(bind, FileSaver, DownloadFileSaver, []);
  construct(bind, UpdateCustomer, [CustomerGateway, IdentifyCustomer, CustomerState]);
  construct(bind, SaveMailPreferences, [UpdateCustomer, SignInUserGateway, Logger]);
  construct(bind, ChangeEmail, [SignInUserGateway, RequestMagicLink, IdentifyCustomer, UpdateCustomer]);
  construct(bind, RemoveAccount, [CustomerGateway, IdentifyCustomer, SessionGateway, EndSession]);
  construct(bind, CustomerHistory, [OrdersReader, SubscriptionGateway, StoreCreditReader, ReviewGateway]);
  construct(bind, CollectCustomerData, [
    CustomerGateway,
    AddressBookGateway,
    SavedCardGateway,
    SignInUserGateway,
    CustomerHistory,
    Clock,
  ]);
  constructEach(bind, NamePresenter, [UpdateCustomer, CustomerState, DraftStorage, Logger]);
  constructEach(bind, EmailPresenter, [SignInSettings, ChangeEmail, CustomerState, DraftStorage, Logger]);
  constructEach(bind, MailsPresenter, [SaveMailPreferences, CustomerState, Logger]);
  constructEach(bind, OwnDataPresenter, [CollectCustomerData, FileSaver, Clock, Logger]);
  constructEach(bind, RemoveAccountPresenter, [RemoveAccount, SubscriptionsState, Logger]);
});

export const modules = [...accountModules, reviewsStateModule, reviewsModule, profile];

export const page = definePage<undefined>({ View: ProfilePage, head: () => unlistedHead(profileMessages) });
