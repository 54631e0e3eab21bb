import { ClickIdStorage } from '#src/application/ports/browser/click-id-storage';
import { PrivacyStorage } from '#src/application/ports/browser/privacy-storage';
import { PromoStorage } from '#src/application/ports/browser/promo-storage';
import { Clock } from '#src/application/ports/system/clock';
import type { DependenciesOf } from '#src/application/ports/token';
import { AnonymousId } from '#src/application/ports/tracking/anonymous-id';
import type { TrackingPurpose } from '#src/domain/privacy/privacy-choice';

/** Keeps what a visitor chose, and forgets what they are known by for anything that they refuse. */
export class ChoosePrivacy {
  static readonly dependencies: DependenciesOf<typeof ChoosePrivacy> = [
    PrivacyStorage,
    AnonymousId,
    PromoStorage,
    ClickIdStorage,
    Clock,
  ];

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
