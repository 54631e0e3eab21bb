import { Permission } from '@vendure/common/lib/generated-types';
import { Role, TransactionalConnection } from '@vendure/core';
import { readAudit } from '#src/plugins/audit/audit-permission';
import { manageGiftCards } from '#src/plugins/gift-card/gift-card-permission';
import { exportGiveaways } from '#src/plugins/giveaway/giveaway-permission';
import { readReports } from '#src/plugins/ledger/reports-permission';
import { exportMailingLists } from '#src/plugins/mailing-list/mailing-list-permission';
import { manageReviews } from '#src/plugins/reviews/review-permission';
import { grantStoreCredit } from '#src/plugins/store-credit/store-credit-permission';
import { manageSubscriptions } from '#src/plugins/subscription/subscription-permission';
import type { SeedContext } from './seed-context';
import { rowsOf } from './seed-context';
import type { RoleSeed } from './shop-seed';

const known: ReadonlySet<string> = new Set([
  ...Object.values(Permission),
  readAudit.Permission,
  readReports.Permission,
  grantStoreCredit.Permission,
  manageGiftCards.Permission,
  manageSubscriptions.Permission,
  exportMailingLists.Permission,
  exportGiveaways.Permission,
  manageReviews.Permission,
]);

/** Adds the roles that are not there. Throws when one has a permission that Vendure does not know. */
export async function seedRoles(seed: SeedContext, roles: readonly RoleSeed[]): Promise<void> {
  const present = new Set((await rowsOf(seed, Role)).map(({ code }) => code));
  // Vendure's own service lets only those give permissions who are signed in and have them.
  const repository = seed.service(TransactionalConnection).getRepository(seed.ctx, Role);
  for (const { code, description, permissions } of roles.filter((role) => !present.has(role.code)))
    await repository.save(
      new Role({ code, description, permissions: permissions.map(permission), channels: [seed.ctx.channel] }),
    );
}

function permission(name: string): Permission {
  if (!known.has(name)) throw new Error(`"${name}" is no permission of Vendure.`);
  return name as Permission;
}
