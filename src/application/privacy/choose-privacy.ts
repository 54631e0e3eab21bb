import { StoredCampaign } from '#src/application/ports/browser/stored-campaign';
import { Clock } from '#src/application/ports/system/clock';
import type { Used } from '#src/application/ports/token';
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
  static readonly uses = { privacy: Privacy, anonymousId: AnonymousId, campaign: StoredCampaign, clock: Clock };

  constructor(private readonly use: Used<typeof ChoosePrivacy.uses>) {}

  execute(allowed: readonly TrackingPurpose[]): void {
    const known: readonly Known[] = [
      { purpose: 'statistics', forget: () => this.use.anonymousId.forget() },
      { purpose: 'affiliates', forget: () => this.use.campaign.shareSaleId.clear() },
      { purpose: 'affiliates', forget: () => this.use.campaign.clickId.clear() },
    ];
    for (const { purpose, forget } of known) if (!allowed.includes(purpose)) forget();
    this.use.privacy.choose({ allowed, chosenAt: this.use.clock.now() });
  }
}
