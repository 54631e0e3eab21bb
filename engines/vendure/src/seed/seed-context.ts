import type { INestApplicationContext, Type } from '@nestjs/common';
import { LanguageCode, RequestContextService, TransactionalConnection } from '@vendure/core';
import type { RequestContext, VendureEntity } from '@vendure/core';

/** A transaction of an administrator, and Vendure's own services. */
export interface SeedContext {
  readonly ctx: RequestContext;
  readonly service: <T>(type: Type<T>) => T;
}

/** Does something in one transaction, so that a seed that is interrupted leaves nothing behind. */
export async function inOneTransaction<T>(
  app: Pick<INestApplicationContext, 'get'>,
  run: (context: SeedContext) => Promise<T>,
): Promise<T> {
  const outside = await app.get(RequestContextService).create({ apiType: 'admin' });
  return app
    .get(TransactionalConnection)
    .withTransaction(outside, (ctx) => run({ ctx, service: (type) => app.get(type, { strict: false }) }));
}

/** Returns the rows of a table, also deleted ones: a row that was deleted by hand must not come back. */
export function rowsOf<T extends VendureEntity>({ ctx, service }: SeedContext, entity: Type<T>): Promise<T[]> {
  return service(TransactionalConnection).getRepository(ctx, entity).find();
}

/** Puts texts into the one language of the shop's back end. */
export function inEnglish<T extends object>(texts: T): readonly (T & { languageCode: LanguageCode })[] {
  return [{ languageCode: LanguageCode.en, ...texts }];
}
