import { ChannelService } from '@vendure/core';
import type { ShippingDays } from '#src/plugins/core/orders/leaving-day';
import type { SeedContext } from './seed-context';

/** Says when parcels leave, in a shop that has no taxes yet and so is filled for the first time. */
export async function seedShippingDays(seed: SeedContext, days: ShippingDays | undefined): Promise<void> {
  const channels = seed.service(ChannelService);
  const channel = await channels.getDefaultChannel(seed.ctx);
  if (days === undefined || channel.defaultTaxZone) return;
  await channels.update(seed.ctx, { id: channel.id, customFields: days });
}
