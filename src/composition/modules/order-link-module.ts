import { ContainerModule } from 'inversify';
import { OrderLinkStorage } from '#src/application/ports/browser/order-link-storage';
import { PersonalStorage } from '#src/application/ports/browser/personal-storage';
import { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import { BrowserOrderLinkStorage } from '#src/infrastructure/browser/browser-order-link-storage';
import { SafeStorage } from '#src/infrastructure/browser/safe-storage';

/** The orders from links: for the page that opens them, and for the end of a session, which clears them. */
export const orderLinkModule = new ContainerModule(({ bind }) => {
  bind(OrderLinkStorage).toResolvedValue(
    (signIn) => new BrowserOrderLinkStorage(new SafeStorage(() => window.sessionStorage), signIn),
    [SignInStorage],
  );
  bind(PersonalStorage).toService(OrderLinkStorage);
});
