import type { Type } from '@vendure/core';
import { EventBus, PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import type { Environment } from '#src/config/environment';
import { CustomerAccounts } from '#src/plugin/customer/customer-accounts';
import { ReferralIdentifier } from '#src/plugin/referral/referral-identifier.entity';
import { ReferralMails } from '#src/plugin/referral/referral-mails';
import { ReferralReward } from '#src/plugin/referral/referral-reward.entity';
import { ReferralRewards } from '#src/plugin/referral/referral-rewards';
import { Referrals } from '#src/plugin/referral/referrals';
import { ShopAddresses } from '#src/plugin/shop-addresses';
import { RecentCallsPlugin } from './recent-calls-plugin';
import { StoreCreditPlugin } from './store-credit-plugin';

/** Rewards customers who recommend the shop. */
@VendurePlugin({
  imports: [PluginCommonModule, StoreCreditPlugin, RecentCallsPlugin],
  compatibility,
  entities: [ReferralIdentifier, ReferralReward],
  providers: [
    ...[CustomerAccounts, Referrals, ReferralRewards],
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
