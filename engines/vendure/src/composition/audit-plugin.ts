import type { Type } from '@vendure/core';
import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { readAudit } from '#src/audit/audit-permission';
import { AuditResolver } from '#src/audit/audit-resolver';
import { auditSchema } from '#src/audit/audit-schema';
import { AUDIT_READER, auditBooks, DailyAudit } from '#src/audit/daily-audit';
import { compatibility } from '#src/config/compatibility';
import type { Environment } from '#src/config/environment';

/** Looks whether the books balance, each day and when somebody asks. */
@VendurePlugin({
  imports: [PluginCommonModule],
  compatibility,
  providers: [
    {
      provide: AUDIT_READER,
      useFactory: () => ({
        shopAddress: AuditPlugin.environment.mail.shopAddress,
        dashboardUrl: AuditPlugin.environment.dashboardUrl,
      }),
    },
    DailyAudit,
  ],
  adminApiExtensions: { schema: auditSchema, resolvers: [AuditResolver] },
  configuration: (config) => {
    config.authOptions.customPermissions.push(readAudit);
    config.schedulerOptions.tasks = [...(config.schedulerOptions.tasks ?? []), auditBooks];
    return config;
  },
})
export class AuditPlugin {
  private static environment: Pick<Environment, 'mail' | 'dashboardUrl'>;

  static init(environment: Pick<Environment, 'mail' | 'dashboardUrl'>): Type<AuditPlugin> {
    this.environment = environment;
    return AuditPlugin;
  }
}
