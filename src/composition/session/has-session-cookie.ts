/** Whether the provider's client has left a session in this browser; one that forbids cookies has none. */
export function hasSessionCookie(): boolean {
  try {
    return document.cookie.includes('stytch_session=');
  } catch {
    return false;
  }
}
