import type { ClickIdStorage } from '#src/application/ports/browser/click-id-storage';
import { type CookiePlace, writeLaxCookie } from './lax-cookie';

/** 30 days, in seconds. */
const lifetime = 30 * 24 * 60 * 60;

/** The cookie ir_click_id (spec §2 ir_click_id, §9 Cookies). */
export class CookieClickIdStorage implements ClickIdStorage {
  constructor(private readonly place: CookiePlace) {}

  write(clickId: string): void {
    writeLaxCookie(this.place, 'ir_click_id', clickId, lifetime);
  }
}
