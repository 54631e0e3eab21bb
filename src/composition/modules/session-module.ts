import { type Container, ContainerModule } from 'inversify';
import { GuestUntilSignedIn } from '#src/application/session/guest-until-signed-in';
import { adapt } from '#src/composition/bind';
import type { Configuration } from '#src/composition/configuration';
import { deferred } from '#src/composition/deferred';
import type { OpenSession } from '#src/composition/opened-session';
import { ports } from '#src/composition/tokens';
import { loadOnce } from '#src/infrastructure/shared/load-once';
import { StytchSessionHint } from '#src/infrastructure/stytch/stytch-session-hint';

/** The way to load sign-in, in a chunk of its own. */
export function sessionOpener(container: Container, signIn: Configuration['signIn']): OpenSession {
  return loadOnce(async () => (await import('#src/composition/session/open-session')).openSession(container, signIn));
}

/** Who sends the calls of the shop: a guest, until somebody was signed in here. Everything else waits in a chunk of its own. */
export function sessionModule(openSession: OpenSession): ContainerModule {
  return new ContainerModule(({ bind }) => {
    adapt(bind, ports.sessionHint, StytchSessionHint, []);
    bind(ports.openSession).toConstantValue(openSession);
    bind(ports.authorization).toResolvedValue(
      (storage) =>
        new GuestUntilSignedIn(
          storage,
          deferred(async () => (await openSession()).authorization),
        ),
      [ports.signInStorage],
    );
  });
}
