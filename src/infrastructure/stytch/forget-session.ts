import { sessionCookies } from './session-cookies';

/**
 * Ends the session in this browser without a call, which the provider's client does not offer: its cookies go, and it is
 * told what it would hear if another tab had signed out, so that it tells its listeners. Tabs hear of it by storage.
 */
export function forgetSession(publicToken: string): void {
  for (const name of sessionCookies)
    document.cookie = `${name}=; path=/; expires=${new Date(0).toUTCString()}; samesite=lax`;
  const key = `stytch_sdk_state_${publicToken}`;
  window.localStorage.setItem(key, 'null');
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'null' }));
}
