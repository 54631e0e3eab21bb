import type { ConfigArg } from '@vendure/common/lib/generated-types';
import type { RequestContext } from '@vendure/core';
import { LanguageCode, Order, PromotionCondition, TransactionalConnection } from '@vendure/core';
import type { ConfigArgs, ConfigArgValues } from '@vendure/core/dist/common/configurable-operation';
import { goodsOf } from './discounted-goods';

/** The reason why a promotion does not count for an order; `reason` is a word that the storefront knows. */
export interface Violation {
  readonly reason: string;
  readonly message: string;
  readonly neededItemTotal?: number;
}

/** Asks the database within the transaction of the call. */
export type Ask = (query: string, values: readonly unknown[]) => Promise<readonly unknown[]>;

/** Looks at the goods of an order, which are all that counts; and at the whole order where it has to be without something. */
type FindViolation<T extends ConfigArgs> = (
  goods: Order,
  args: ConfigArgValues<T>,
  ask: Ask,
  promotionId: string,
  whole: Order,
) => Violation | undefined | Promise<Violation | undefined>;

/** Answers about orders since they were read, by the questions. */
const answers = new WeakMap<Order, Map<string, Promise<readonly unknown[]>>>();

/** A condition of a promotion that can say why it does not hold. */
export class Rule<T extends ConfigArgs = ConfigArgs> extends PromotionCondition<T> {
  private connection: TransactionalConnection;
  private readonly find: FindViolation<T>;

  constructor(code: string, description: string, args: T, find: FindViolation<T>) {
    super({
      code,
      args,
      description: [{ languageCode: LanguageCode.en, value: description }],
      init: (injector) => {
        this.connection = injector.get(TransactionalConnection);
      },
      check: async (ctx, order, values, { id }) =>
        (await find(goodsOf(order), values, this.askIn(ctx, order), String(id), order)) === undefined,
    });
    this.find = find;
  }

  async violation(
    ctx: RequestContext,
    order: Order,
    args: ConfigArg[],
    promotionId: string,
  ): Promise<Violation | undefined> {
    return this.find(goodsOf(order), this.argsArrayToHash(args), this.askIn(ctx, order), promotionId, order);
  }

  /** Vendure tests each promotion for each line, and asks the same again and again of an order that it has read once. */
  private askIn(ctx: RequestContext, order: Order): Ask {
    const known = answers.get(order) ?? new Map<string, Promise<readonly unknown[]>>();
    answers.set(order, known);
    return (query, values) => {
      const question = JSON.stringify([query, values]);
      const answer = known.get(question) ?? this.connection.getRepository(ctx, Order).query(query, [...values]);
      known.set(question, answer);
      return answer;
    };
  }
}
