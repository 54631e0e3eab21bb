import type { Window } from 'happy-dom';
import { vi } from 'vitest';

const fromWindow = [
  'document',
  'localStorage',
  'location',
  'navigator',
  'StorageEvent',
  'CustomEvent',
  'Event',
] as const;

/**
 * Puts a browser's window around the client: its storage, its cookies, and its fetch with the rules for other origins.
 */
export function enter(window: Window): void {
  vi.stubGlobal('window', window);
  for (const name of fromWindow) vi.stubGlobal(name, window[name]);
  vi.stubGlobal('fetch', window.fetch.bind(window));
}

/** As if the browser were new. */
export function forgetVisits(window: Window): void {
  window.localStorage.clear();
  for (const name of ['stytch_session', 'stytch_session_jwt'])
    window.document.cookie = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
}
