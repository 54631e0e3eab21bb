import { Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, RequestContext, TransactionalConnection } from '@vendure/core';
import { audit } from '#src/plugins/audit/audit';
import type { Finding } from '#src/plugins/audit/audit';
import { readAudit } from '#src/plugins/audit/audit-permission';
import { requireWholeShop } from '#src/plugins/core/whole-shop';

/** Shows the discrepancies of the books in the dashboard. */
@Resolver()
export class AuditResolver {
  constructor(private readonly connection: TransactionalConnection) {}

  @Query('audit')
  @Allow(readAudit.Permission)
  look(@Ctx() ctx: RequestContext): Promise<readonly Finding[]> {
    requireWholeShop(ctx);
    return audit((statement) => this.connection.rawConnection.query(statement));
  }
}
