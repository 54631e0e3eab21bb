import type { Container } from 'inversify';
import { SessionAuthorization } from '#src/application/session/session-authorization';
import { StartSession } from '#src/application/session/start-session';
import { bindOnce } from '#src/composition/bind-once';
import type { Configuration } from '#src/composition/configuration';
import { cartOwnerModule } from '#src/composition/modules/cart-owner-module';
import { shopperModule } from '#src/composition/modules/shopper-module';
import type { OpenedSession } from '#src/composition/opened-session';
import { ports } from '#src/composition/tokens';
import { DefaultReminderAlert } from '#src/ui/app/default-reminder-alert';
import { SignedOutNotice } from '#src/ui/app/signed-out-notice';
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
