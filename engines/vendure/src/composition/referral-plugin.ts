import type { Type } from '@vendure/core';
import { EventBus, PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import type { Environment } from '#src/config/environment';
import { PaymentAlerts } from '#src/payment/payment-alerts';
import { ReferralIdentifier } from '#src/plugin/referral/referral-identifier.entity';
import { ReferralMails } from '#src/plugin/referral/referral-mails';
import { ReferralReward } from '#src/plugin/referral/referral-reward.entity';
import { ReferralRewards } from '#src/plugin/referral/referral-rewards';
import { Referrals } from '#src/plugin/referral/referrals';
import { ShopAddresses } from '#src/plugin/shop-addresses';
import { CorePlugin } from './core-plugin';
import { PaymentPlugin } from './payment-plugin';
import { RecentCallsPlugin } from './recent-calls-plugin';
import { StoreCreditPlugin } from './store-credit-plugin';

/** Rewards customers who recommend the shop. */
@VendurePlugin({
  imports: [PluginCommonModule, CorePlugin, PaymentPlugin, StoreCreditPlugin, RecentCallsPlugin],
  compatibility,
  entities: [ReferralIdentifier, ReferralReward],
  providers: [
    Referrals,
    ReferralRewards,
    {
      provide: ReferralMails,
      inject: [EventBus, ShopAddresses, PaymentAlerts],
      useFactory: (events: EventBus, addresses: ShopAddresses, alerts: PaymentAlerts) =>
        new ReferralMails(events, addresses, alerts, ReferralPlugin.environment.mail.brand.language),
    },
  ],
  exports: [Referrals],
})
export class ReferralPlugin {
  private static environment: Pick<Environment, 'mail'>;

  static init(environment: Pick<Environment, 'mail'>): Type<ReferralPlugin> {
    this.environment = environment;
    return ReferralPlugin;
  }
}
