import type { ClickIdStorage } from '#src/application/ports/browser/click-id-storage';
import type { PrivacyStorage } from '#src/application/ports/browser/privacy-storage';
import type { PromoStorage } from '#src/application/ports/browser/promo-storage';
import type { Clock } from '#src/application/ports/system/clock';
import type { AnonymousId } from '#src/application/ports/tracking/anonymous-id';
import type { TrackingPurpose } from '#src/domain/privacy/privacy-choice';

/** Keeps what a visitor chose, and forgets what they are known by for anything that they refuse. */
export class ChoosePrivacy {
  constructor(
    private readonly storage: PrivacyStorage,
    private readonly anonymousId: AnonymousId,
    private readonly promos: PromoStorage,
    private readonly clickId: ClickIdStorage,
    private readonly clock: Clock,
  ) {}

  execute(allowed: readonly TrackingPurpose[]): void {
    if (!allowed.includes('statistics')) this.anonymousId.forget();
    if (!allowed.includes('affiliates')) {
      this.promos.clearShareSaleId();
      this.clickId.clear();
    }
    this.storage.write({ allowed, chosenAt: this.clock.now() });
  }
}
