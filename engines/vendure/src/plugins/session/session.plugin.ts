import type { Type } from '@vendure/core';
import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import type { Environment } from '#src/config/environment';
import { RecentCallsPlugin } from '#src/plugins/recent-calls/recent-calls.plugin';
import { DashboardSignIns } from './dashboard-sign-ins';
import { NoPasswords } from './no-passwords';
import type { SignInOptions } from './sign-in';
import { SIGN_IN_OPTIONS, SignIn } from './sign-in';

/** Lets customers sign in with the token of their provider, and limits sign-ins to the dashboard. */
@VendurePlugin({
  imports: [PluginCommonModule, RecentCallsPlugin],
  compatibility,
  providers: [{ provide: SIGN_IN_OPTIONS, useFactory: () => SessionPlugin.options }, SignIn, DashboardSignIns],
  exports: [SignIn],
  configuration: (config) => {
    config.authOptions.shopAuthenticationStrategy = [new NoPasswords()];
    return config;
  },
})
export class SessionPlugin {
  private static options: SignInOptions;

  static init({ signIn }: Pick<Environment, 'signIn'>): Type<SessionPlugin> {
    this.options = signIn;
    return SessionPlugin;
  }
}
