import type { Container } from 'inversify';
import type { Authorization } from '#src/application/ports/identity/authorization';
import { SessionAuthorization } from '#src/application/session/session-authorization';
import { StartSession } from '#src/application/session/start-session';
import { DefaultReminderAlert } from '#src/ui/watchers/default-reminder-alert';
import { SignedOutNotice } from '#src/ui/watchers/signed-out-notice';
import { loadModules } from './lazy';
import { sessionModules } from './modules/session-module';
import { ports } from './tokens';

/**
 * Starts the session, in one chunk that whoever was never signed in does not load: restores the stored session, or leaves
 * that to the page of the sign-in callback, and follows the other tabs (spec §4 Start-up 3).
 */
export function openSession(container: Container): Authorization {
  loadModules(container, sessionModules);
  container.get(SignedOutNotice).mount();
  container.get(DefaultReminderAlert).mount();
  const { prefix } = container.get(ports.siteIdentity);
  const { callbackPath } = container.get(ports.signInSettings);
  const isCallback = ['/authenticate', callbackPath].some((path) => window.location.pathname.startsWith(prefix + path));
  void container.get(StartSession).execute({ isCallback });
  return container.get(SessionAuthorization);
}
