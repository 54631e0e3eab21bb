import { Query, Resolver } from '@nestjs/graphql';
import { Allow, TransactionalConnection } from '@vendure/core';
import { audit } from './audit';
import type { Finding } from './audit';
import { readAudit } from './audit-permission';

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
