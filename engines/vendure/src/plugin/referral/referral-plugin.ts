import type { Type } from '@vendure/core';
import { EventBus, PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import type { Environment } from '#src/config/environment';
import { ShopAddresses } from '#src/config/shop-addresses';
import { CustomerAccounts } from '#src/plugin/customer/customer-accounts';
import { RecentCalls } from '#src/plugin/recent-calls';
import { StoreCreditPlugin } from '#src/plugin/store-credit/store-credit-plugin';
import { ReferralIdentifier } from './referral-identifier.entity';
import { ReferralMails } from './referral-mails';
import { ReferralReward } from './referral-reward.entity';
import { ReferralRewards } from './referral-rewards';
import { Referrals } from './referrals';

/** Rewards customers who recommend the shop. */
@VendurePlugin({
  imports: [PluginCommonModule, StoreCreditPlugin],
  compatibility,
  entities: [ReferralIdentifier, ReferralReward],
  providers: [
    ...[CustomerAccounts, RecentCalls, Referrals, ReferralRewards],
    {
      provide: ReferralMails,
      inject: [EventBus],
      useFactory: (events: EventBus) => {
        const { shopUrl, mail } = ReferralPlugin.environment;
        return new ReferralMails(events, new ShopAddresses(shopUrl), mail.brand.language);
      },
    },
  ],
  exports: [Referrals],
})
export class ReferralPlugin {
  private static environment: Pick<Environment, 'shopUrl' | 'mail'>;

  static init(environment: Environment): Type<ReferralPlugin> {
    this.environment = environment;
    return ReferralPlugin;
  }
}
