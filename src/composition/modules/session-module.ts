import { ContainerModule, type Container } from 'inversify';
import { GuestUntilSignedIn } from '../../application/session/guest-until-signed-in';
import type { Configuration } from '../configuration';
import { deferred } from '../deferred';
import { loadOnce } from '../load-once';
import type { OpenSession } from '../opened-session';
import { ports } from '../tokens';

/** The way to load sign-in, in a chunk of its own. */
export function sessionOpener(container: Container, signIn: Configuration['signIn']): OpenSession {
  return loadOnce(async () => (await import('../session/open-session')).openSession(container, signIn));
}

/** Who sends the calls of the shop: a guest, until somebody was signed in here. Everything else waits in a chunk of its own. */
export function sessionModule(openSession: OpenSession): ContainerModule {
  return new ContainerModule(({ bind }) => {
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
