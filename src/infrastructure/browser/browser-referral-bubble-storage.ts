import type { ReferralBubbleStorage } from '#src/application/ports/browser/referral-bubble-storage';
import { type CookiePlace, writeLaxCookie } from './lax-cookie';
import type { SafeStorage } from './safe-storage';

const purchaseCookie = 'has-purchased';
const hiddenKey = 'referral-bubble-hidden';
/** 365 days, in seconds. */
const lifetime = 365 * 24 * 60 * 60;

export class BrowserReferralBubbleStorage implements ReferralBubbleStorage {
  constructor(
    private readonly local: SafeStorage,
    private readonly place: CookiePlace,
  ) {}

  hasPurchased(): boolean {
    try {
      const cookies = this.place().document.cookie.split('; ');
      return cookies.some((cookie) => cookie.startsWith(`${purchaseCookie}=`));
    } catch {
      // The browser forbids cookies. Nobody is invited.
      return false;
    }
  }

  writePurchase(): void {
    writeLaxCookie(this.place, purchaseCookie, 'true', lifetime);
  }

  isHidden(): boolean {
    return this.local.read(hiddenKey) === 'true';
  }

  writeHidden(): void {
    this.local.write(hiddenKey, 'true');
  }
}
