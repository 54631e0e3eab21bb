import type { Type } from '@vendure/core';
import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import type { Environment } from '#src/config/environment';
import { CARD_VAULT } from '#src/payment-provider/card-vault';
import { vaultOf } from '#src/payment-provider/provider-of';
import { CorePlugin } from '#src/plugins/core/core.plugin';
import { CustomerPlugin } from '#src/plugins/customer/customer.plugin';
import { SavedCardResolver } from '#src/plugins/saved-card/api/saved-card-resolver';
import { savedCardSchema } from '#src/plugins/saved-card/api/saved-card-schema';
import { CardSession } from '#src/plugins/saved-card/entities/card-session.entity';
import { SavedCard } from '#src/plugins/saved-card/entities/saved-card.entity';
import { CardSessions } from './card-sessions';
import { DeletedCustomers } from './deleted-customers';
import { SavedCards } from './saved-cards';

/** Keeps cards with which customers pay again. */
@VendurePlugin({
  imports: [PluginCommonModule, CorePlugin, CustomerPlugin],
  compatibility,
  entities: [SavedCard, CardSession],
  providers: [
    SavedCards,
    CardSessions,
    DeletedCustomers,
    { provide: CARD_VAULT, useFactory: () => vaultOf(SavedCardPlugin.environment) },
  ],
  exports: [CARD_VAULT, SavedCards, CardSessions],
  shopApiExtensions: { schema: savedCardSchema, resolvers: [SavedCardResolver] },
})
export class SavedCardPlugin {
  private static environment: Environment;

  static init(environment: Environment): Type<SavedCardPlugin> {
    this.environment = environment;
    return SavedCardPlugin;
  }
}
