import type { ConfigurableOperationInput } from '@vendure/common/lib/generated-types';
import { isGraphQlErrorResult, Promotion, PromotionService, TransactionalConnection } from '@vendure/core';
import { operation } from './configured-operation';
import type { SeedContext } from './seed-context';
import { inEnglish } from './seed-context';
import type { ActionSeed, PromotionSeed, RuleSeed } from './shop-seed';

/** Adds the promotions that are not there, known by name. Throws when Vendure refuses one. */
export async function seedPromotions(seed: SeedContext, promotions: readonly PromotionSeed[]): Promise<void> {
  const present = await namesOfPromotions(seed);
  const cases = caseSizes(promotions);
  for (const promotion of promotions.filter(({ name }) => !present.has(name))) {
    const made = await seed.service(PromotionService).createPromotion(seed.ctx, {
      enabled: true,
      couponCode: promotion.code?.toUpperCase(),
      startsAt: dateOf(promotion.startsAt),
      endsAt: dateOf(promotion.endsAt),
      // Vendure takes nothing for no limit, also a limit of nothing.
      usageLimit: promotion.usageLimit === 0 ? undefined : (promotion.usageLimit ?? undefined),
      conditions: [
        ...promotion.rules.map((rule) => conditionOf(rule, promotion.code === null ? cases : [])),
        ...(isCaseDiscount(promotion) ? [operation('no_club')] : []),
        ...(promotion.usageLimit === 0 ? [operation('used_up')] : []),
      ],
      actions: [actionOf(promotion.action)],
      translations: [...inEnglish({ name: promotion.name, description: '' })],
    });
    if (isGraphQlErrorResult(made)) throw new Error(`${promotion.name} is no promotion to Vendure: ${made.message}`);
  }
}

async function namesOfPromotions({ ctx, service }: SeedContext): Promise<ReadonlySet<string>> {
  const promotions = await service(TransactionalConnection)
    .getRepository(ctx, Promotion)
    .find({ relations: { translations: true } });
  return new Set(promotions.flatMap(({ translations }) => translations.map(({ name }) => name)));
}

/** The sizes from which a case is cheaper, the smallest first. */
function caseSizes(promotions: readonly PromotionSeed[]): readonly number[] {
  return promotions
    .filter(isCaseDiscount)
    .flatMap(({ rules }) => rules.flatMap((rule) => (rule.kind === 'cans' ? [rule.atLeast] : [])))
    .toSorted((a, b) => a - b);
}

/** Members save as much on single cans as on a case, and not on both. */
function isCaseDiscount({ code, rules }: PromotionSeed): boolean {
  return code === null && rules.some(({ kind }) => kind === 'cans');
}

function conditionOf(rule: RuleSeed, cases: readonly number[]): ConfigurableOperationInput {
  switch (rule.kind) {
    case 'item-total':
      return operation('item_total', { cents: rule.cents, comparison: rule.comparison });
    case 'signed-in':
      return operation('signed_in');
    case 'first-order':
      return operation('first_order', { unknown: rule.unknown });
    case 'once-per-user':
      return operation('once_per_customer');
    case 'cans':
      return operation('cans', { atLeast: rule.atLeast, atMost: beforeNext(rule.atLeast, cases) });
    case 'club-member':
      return operation('club_member', { cans: rule.cans });
    case 'sku':
      return operation('holds_sku', { sku: rule.sku });
    case 'products':
      return operation('kinds', { match: rule.match, of: rule.of.join(',') });
  }
}

/** The most that a case holds before the next larger one counts instead; 0 when there is none. */
function beforeNext(size: number, cases: readonly number[]): number {
  const next = cases.find((other) => other > size);
  return next === undefined ? 0 : next - 1;
}

function actionOf(action: ActionSeed): ConfigurableOperationInput {
  switch (action.kind) {
    case 'order-amount':
      return operation('order_fixed_discount', { discount: action.cents });
    case 'line-percent':
      return operation('line_percentage', { basisPoints: action.basisPoints, of: action.of?.join(',') ?? '' });
    case 'unit-amount':
      return operation('unit_amount', { cents: action.cents });
    case 'free-shipping':
      return operation('free_shipping');
  }
}

function dateOf(written: string | null): Date | undefined {
  return written === null ? undefined : new Date(written);
}
