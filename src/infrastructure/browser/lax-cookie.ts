import { decodeEscapes } from '#src/domain/text/url-text';

const localHost = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** The document and page of the cookies. Passed as a function, because the build has no document. */
export type CookiePlace = () => { readonly document: Pick<Document, 'cookie'>; readonly hostname: string };

/** Writes a cookie for some seconds; lax, and secure except on local hosts (spec §9 Cookies). */
export function writeLaxCookie(place: CookiePlace, name: string, value: string, seconds: number): void {
  const { document, hostname } = place();
  const secure = localHost.test(hostname) ? '' : '; Secure';
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
  } catch {
    // The browser forbids cookies. The shop works without them.
  }
}

/** Undefined when there is none, when it is malformed, and where the browser forbids cookies. */
export function readCookie(place: CookiePlace, name: string): string | undefined {
  try {
    const entry = place()
      .document.cookie.split('; ')
      .find((cookie) => cookie.startsWith(`${name}=`));
    return entry && decodeEscapes(entry.slice(name.length + 1));
  } catch {
    return undefined;
  }
}
