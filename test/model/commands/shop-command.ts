import type { AsyncCommand } from 'fast-check';
import { checkInvariants } from '#test/model/support/invariants';
import type { ShopDocument } from '#test/model/support/shop-document';
import type { Tab } from '#test/model/support/tab';
import type { Visit } from '#test/model/support/visit';

/** Something that happens during a visit; afterwards everything has to hold that always holds. */
export abstract class ShopCommand implements AsyncCommand<Visit, Visit> {
  constructor(private readonly parameters: Readonly<Record<string, unknown>> = {}) {}

  check(_visit: Readonly<Visit>): boolean {
    return true;
  }

  async run(visit: Visit): Promise<void> {
    await this.happen(visit);
    await checkInvariants(visit);
  }

  toString(): string {
    return `${this.constructor.name}(${Object.values(this.parameters)
      .map((value) => JSON.stringify(value))
      .join(', ')})`;
  }

  protected abstract happen(visit: Visit): Promise<void>;
}

/** Something that the shopper does on a page of the shop. */
export abstract class TabCommand extends ShopCommand {
  constructor(
    protected readonly index: number,
    parameters: Readonly<Record<string, unknown>> = {},
  ) {
    super({ tab: index, ...parameters });
  }

  override check(visit: Readonly<Visit>): boolean {
    return this.documentIn(visit) !== undefined;
  }

  /** Returns the document in which the command runs, while a page of the shop is open there. */
  protected documentIn(visit: Readonly<Visit>): ShopDocument | undefined {
    return this.tabOf(visit).document;
  }

  protected happen(visit: Visit): Promise<void> {
    return this.doIn(this.tabOf(visit), this.documentIn(visit)!, visit);
  }

  private tabOf({ tabs }: Readonly<Visit>): Tab {
    return tabs[this.index % tabs.length]!;
  }

  protected abstract doIn(tab: Tab, document: ShopDocument, visit: Visit): Promise<void>;
}
