import { ContainerModule } from 'inversify';
import { GroupOrderStorage } from '#src/application/ports/browser/group-order-storage';
import { PersonalStorage } from '#src/application/ports/browser/personal-storage';
import { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import { BrowserGroupOrderStorage } from '#src/infrastructure/browser/browser-group-order-storage';
import { SafeStorage } from '#src/infrastructure/browser/safe-storage';

/** Group orders that are put together: for their page, and for the end of a session, which forgets them. */
export const groupOrderStorageModule = new ContainerModule(({ bind }) => {
  bind(GroupOrderStorage).toResolvedValue(
    (signIn) =>
      new BrowserGroupOrderStorage(
        new SafeStorage(() => window.localStorage),
        new SafeStorage(() => window.sessionStorage),
        signIn,
      ),
    [SignInStorage],
  );
  bind(PersonalStorage).toService(GroupOrderStorage);
});
