import { decodeEscapes } from '#src/domain/text/url-text';
import type { Texts } from './browser-stored';

const localHost = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** The page of the cookies. */
export interface CookiePage {
  readonly document: Pick<Document, 'cookie'>;
  readonly location: Pick<Location, 'hostname'>;
}

/** Cookies that last for some seconds; lax, and secure except on local hosts (spec §9 Cookies). The build has no page. */
export class LaxCookies implements Texts {
  constructor(
    private readonly page: () => CookiePage | undefined,
    private readonly seconds: number,
  ) {}

  /** Undefined when there is none, when it is malformed, and where the browser forbids cookies. */
  read(name: string): string | undefined {
    try {
      const cookies = this.page()?.document.cookie.split('; ') ?? [];
      const entry = cookies.find((cookie) => cookie.startsWith(`${name}=`));
      return entry && decodeEscapes(entry.slice(name.length + 1));
    } catch {
      return undefined;
    }
  }

  write(name: string, value: string): void {
    this.store(name, encodeURIComponent(value), this.seconds);
  }

  remove(name: string): void {
    this.store(name, '', 0);
  }

  private store(name: string, value: string, seconds: number): void {
    try {
      const page = this.page();
      if (!page) return;
      const secure = localHost.test(page.location.hostname) ? '' : '; Secure';
      page.document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
    } catch {
      // The browser forbids cookies. The shop works without them.
    }
  }
}
