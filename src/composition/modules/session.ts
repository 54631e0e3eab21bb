import { PersonalStorages } from '#src/application/ports/browser/personal-storage';
import type { Authorization } from '#src/application/ports/identity/authorization';
import { CallbackUrl } from '#src/application/ports/identity/callback-url';
import { AddressBookState } from '#src/application/ports/state/address-book-state';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { CustomizationState } from '#src/application/ports/state/customization-state';
import { OrdersState } from '#src/application/ports/state/orders-state';
import { PersonalStates } from '#src/application/ports/state/personal-state';
import { SessionState } from '#src/application/ports/state/session-state';
import { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import { AnonymousId } from '#src/application/ports/tracking/anonymous-id';
import { SessionAuthorization } from '#src/application/session/session-authorization';
import { AdditionTokenStorage } from '#src/application/storage/addition-token-storage';
import { DraftStorage } from '#src/application/storage/draft-storage';
import { GroupOrderStorage } from '#src/application/storage/group-order-storage';
import { OrderLinkStorage } from '#src/application/storage/order-link-storage';
import { PaymentStorage } from '#src/application/storage/payment-storage';
import { SkippedDeliveryStorage } from '#src/application/storage/skipped-delivery-storage';
import { ViewStorage } from '#src/application/storage/view-storage';
import { Settings } from '#src/composition/configuration/settings';
import type { Container } from '#src/composition/container';
import { ObservableCustomizationState } from '#src/ui/club/observable-customization-state';
import { GiftCardDetailsState } from '#src/ui/gift-card/parts/gift-card-details-state';
import { ObservableSessionState } from '#src/ui/session/observable-session-state';
import { SessionWatch } from '#src/ui/session/session-watch';
import { SiteIdentity, absoluteUrl } from '#src/ui/shell/site-identity';
import { adapters as cart } from './cart';
import { adapters as seldom } from './seldom';
import { adapters as signInProvider } from './sign-in-provider';
import { adapters as views } from './views';

/** Sign-in with everything it needs: for start-up and for the pages of the account. */
export function adapters(container: Container): void {
  for (const bind of [signInProvider, cart, seldom, views]) bind(container);
  container.adapt(SessionState, ObservableSessionState);
  container.adapt(CustomizationState, ObservableCustomizationState);
  container.provide(CallbackUrl, (site, { signIn }) => absoluteUrl(site, `${signIn.callbackPath}/`), [
    SiteIdentity,
    Settings,
  ]);
  container.provide(PersonalStates, (...states) => states, [
    CustomerState,
    OrdersState,
    SubscriptionsState,
    AddressBookState,
    GiftCardDetailsState,
  ]);
  container.provide(PersonalStorages, (...storages) => storages, [
    DraftStorage,
    AnonymousId,
    PaymentStorage,
    GroupOrderStorage,
    OrderLinkStorage,
    AdditionTokenStorage,
    SkippedDeliveryStorage,
    ViewStorage,
  ]);
}

/**
 * Starts the session, in a chunk that visitors who never signed in do not load: restores the stored session, or leaves that
 * to the page of the sign-in callback, and follows the other tabs (spec §4 Start-up 3).
 */
export function openSession(container: Container): Authorization {
  adapters(container);
  const { prefix } = container.get(SiteIdentity);
  const { callbackPath } = container.get(Settings).signIn;
  const isCallback = ['/authenticate', callbackPath].some((path) => window.location.pathname.startsWith(prefix + path));
  container.get(SessionWatch).start(isCallback);
  return container.get(SessionAuthorization);
}
