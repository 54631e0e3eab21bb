import type { ClickIdStorage } from '#src/application/ports/browser/click-id-storage';
import { type CookiePlace, readCookie, writeLaxCookie } from './lax-cookie';

const name = 'ir_click_id';
const longest = 200;

/** 30 days, in seconds. */
const lifetime = 30 * 24 * 60 * 60;

/** The cookie ir_click_id (spec §2 ir_click_id, §9 Cookies). */
export class CookieClickIdStorage implements ClickIdStorage {
  constructor(private readonly place: CookiePlace) {}

  read(): string | undefined {
    const clickId = readCookie(this.place, name);
    return clickId && clickId.length <= longest ? clickId : undefined;
  }

  write(clickId: string): void {
    writeLaxCookie(this.place, name, clickId, lifetime);
  }

  clear(): void {
    writeLaxCookie(this.place, name, '', 0);
  }
}
