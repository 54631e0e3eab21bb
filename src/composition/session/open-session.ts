import type { Container } from 'inversify';
import { SessionAuthorization } from '../../application/session/session-authorization';
import { StartSession } from '../../application/session/start-session';
import { DefaultReminderAlert } from '../../ui/app/default-reminder-alert';
import { SignedOutNotice } from '../../ui/app/signed-out-notice';
import { bindOnce } from '../bind-once';
import type { Configuration } from '../configuration';
import { cartOwnerModule } from '../modules/cart-owner-module';
import { shopperModule } from '../modules/shopper-module';
import type { OpenedSession } from '../opened-session';
import { ports } from '../tokens';
import { accountPages } from './account-pages';
import { identityBindings } from './identity-bindings';
import { sessionBindings } from './session-bindings';
import { sessionPorts } from './session-ports';

/**
 * Everything of sign-in, in one chunk that whoever was never signed in does not load. It goes to work at once: restores the
 * stored session, or leaves that to the sign-in callback on its page, and follows the other tabs (spec §4 Start-up 3).
 */
export function openSession(container: Container, signIn: Configuration['signIn']): OpenedSession {
  container.bind(sessionPorts.signIn).toConstantValue(signIn);
  bindOnce(container, [shopperModule, identityBindings, cartOwnerModule, sessionBindings]);
  container.get(SignedOutNotice).mount();
  container.get(DefaultReminderAlert).mount();
  const { prefix } = container.get(ports.siteIdentity);
  const isCallback = ['/authenticate', signIn.callbackPath].some((path) =>
    window.location.pathname.startsWith(prefix + path),
  );
  void container.get(StartSession).execute({ isCallback });
  return { authorization: container.get(SessionAuthorization), pages: accountPages };
}
