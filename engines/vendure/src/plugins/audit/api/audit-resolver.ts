import { Query, Resolver } from '@nestjs/graphql';
import { Allow, TransactionalConnection } from '@vendure/core';
import { audit } from '#src/plugins/audit/audit';
import type { Finding } from '#src/plugins/audit/audit';
import { readAudit } from '#src/plugins/audit/audit-permission';

/** Shows those who run the shop what does not add up. */
@Resolver()
export class AuditResolver {
  constructor(private readonly connection: TransactionalConnection) {}

  @Query('audit')
  @Allow(readAudit.Permission)
  look(): Promise<readonly Finding[]> {
    return audit((statement) => this.connection.rawConnection.query(statement));
  }
}
