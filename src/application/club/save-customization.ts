import { GatewayError } from '#src/application/ports/gateway-error';
import { CustomizationState } from '#src/application/ports/state/customization-state';
import type { Used } from '#src/application/ports/token';
import { EventTracker } from '#src/application/ports/tracking/event-tracker';
import { ChangeSubscription } from '#src/application/subscription/change-subscription';
import type { Part } from '#src/domain/catalogue/product';
import type { Subscription } from '#src/domain/subscription/subscription';

/** Saves the cans that a member chose for every delivery, then tracks "saved" (spec §4 Club join). */
export class SaveCustomization {
  static readonly uses = {
    changeSubscription: ChangeSubscription,
    customization: CustomizationState,
    events: EventTracker,
  };

  constructor(private readonly use: Used<typeof SaveCustomization.uses>) {}

  /** Rejects with GatewayError when it was refused, or when the outcome is unknown. */
  async execute(subscriptionId: string, cans: readonly Part[]): Promise<Subscription> {
    this.use.customization.save();
    try {
      const subscription = await this.use.changeSubscription.execute(subscriptionId, {
        kind: 'update',
        update: { cans },
      });
      this.use.customization.saved();
      const count = cans.reduce((sum, { quantity }) => sum + quantity, 0);
      this.use.events.track('saved', { subject: 'club_customization', subscriptionId, cans: count });
      return subscription;
    } catch (error) {
      if (error instanceof GatewayError) this.use.customization.savingFailed();
      throw error;
    }
  }
}
