import type { Type } from '@vendure/core';
import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { compatibility } from '#src/config/compatibility';
import type { Environment } from '#src/config/environment';
import { AuditResolver } from '#src/plugins/audit/api/audit-resolver';
import { auditSchema } from '#src/plugins/audit/api/audit-schema';
import { readAudit } from './audit-permission';
import { AUDIT_READER, auditBooks, DailyAudit } from './daily-audit';

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
