import { ContentReader } from '#src/application/ports/content/content-reader';
import type { Used } from '#src/application/ports/token';
import type { Address } from '#src/domain/address-book/address';
import { type Shippability, shippability } from '#src/domain/geography/shippable';
import type { Subscription } from '#src/domain/subscription/subscription';
import { ChangeSubscription } from './change-subscription';

export type MoveOutcome =
  | { readonly kind: 'moved'; readonly subscription: Subscription }
  | { readonly kind: 'not-shippable'; readonly where: Exclude<Shippability, { kind: 'shippable' }> };

/**
 * Changes the delivery address of a subscription (spec §4 Subscription actions, update). Refuses a state that wine
 * cannot be shipped to before anything is sent (spec §9 Shipping). Rejects with GatewayError and its field errors.
 */
export class MoveSubscription {
  static readonly uses = { content: ContentReader, changeSubscription: ChangeSubscription };

  constructor(private readonly use: Used<typeof MoveSubscription.uses>) {}

  async execute(id: string, shipAddress: Address): Promise<MoveOutcome> {
    const regions = await this.use.content.readRegions();
    const where = shippability({ country: shipAddress.countryIso, region: shipAddress.stateAbbr }, regions);
    if (where.kind !== 'shippable') return { kind: 'not-shippable', where };
    return {
      kind: 'moved',
      subscription: await this.use.changeSubscription.execute(id, { kind: 'update', update: { shipAddress } }),
    };
  }
}
