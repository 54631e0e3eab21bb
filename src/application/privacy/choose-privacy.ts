import { StoredCampaign } from '#src/application/ports/browser/stored-campaign';
import { Clock } from '#src/application/ports/system/clock';
import type { DependenciesOf } from '#src/application/ports/token';
import { AnonymousId } from '#src/application/ports/tracking/anonymous-id';
import type { TrackingPurpose } from '#src/domain/privacy/privacy-choice';
import { Privacy } from './privacy';

/** An identifier of the visitor for a purpose. */
interface Known {
  readonly purpose: TrackingPurpose;
  readonly forget: () => void;
}

/** Keeps the visitor's choice, and deletes the identifiers of each refused purpose. */
export class ChoosePrivacy {
  static readonly dependencies: DependenciesOf<typeof ChoosePrivacy> = [Privacy, AnonymousId, StoredCampaign, Clock];

  constructor(
    private readonly privacy: Privacy,
    private readonly anonymousId: AnonymousId,
    private readonly campaign: StoredCampaign,
    private readonly clock: Clock,
  ) {}

  execute(allowed: readonly TrackingPurpose[]): void {
    const known: readonly Known[] = [
      { purpose: 'statistics', forget: () => this.anonymousId.forget() },
      { purpose: 'affiliates', forget: () => this.campaign.shareSaleId.clear() },
      { purpose: 'affiliates', forget: () => this.campaign.clickId.clear() },
    ];
    for (const { purpose, forget } of known) if (!allowed.includes(purpose)) forget();
    this.privacy.choose({ allowed, chosenAt: this.clock.now() });
  }
}
