import type { ClickIdStorage } from '#src/application/ports/browser/click-id-storage';

/** 30 days, in seconds. */
const lifetime = 30 * 24 * 60 * 60;
const localHost = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Passed as a function, because the build has no document. */
interface CookiePlace {
  readonly document: Pick<Document, 'cookie'>;
  readonly hostname: string;
}

/** The cookie ir_click_id is lax, and secure except on local hosts (spec §2 ir_click_id, §9 Cookies). */
export class CookieClickIdStorage implements ClickIdStorage {
  constructor(private readonly place: () => CookiePlace) {}

  write(clickId: string): void {
    const { document, hostname } = this.place();
    const secure = localHost.test(hostname) ? '' : '; Secure';
    try {
      document.cookie = `ir_click_id=${encodeURIComponent(clickId)}; Path=/; Max-Age=${lifetime}; SameSite=Lax${secure}`;
    } catch {
      // The browser forbids cookies. The shop works without the click id.
    }
  }
}
