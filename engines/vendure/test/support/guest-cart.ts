import type { EngineUnderTest } from './engine-under-test';
import { callShop } from './shop-call';

export interface CartLine {
  readonly id: string;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly discounts: readonly { readonly amount: number }[];
  readonly prepaid: object | null;
}

const linesOf = `lines { id quantity unitPrice discounts { amount }
  prepaid { installmentCount intervalLength intervalUnit installmentPrice actionableDate } }`;

/** A change that was refused, with the messages of each field. */
export class CartRefused extends Error {
  override readonly name = 'CartRefused';

  constructor(readonly fields: Readonly<Record<string, readonly string[]>>) {
    super(JSON.stringify(fields));
  }
}

/** A guest's cart over HTTP. Refusals reject with CartRefused. */
export class GuestCart {
  private constructor(
    private readonly engine: EngineUnderTest,
    private readonly headers: Readonly<Record<string, string>>,
  ) {}

  static async empty(engine: EngineUnderTest): Promise<GuestCart> {
    const { body } = await callShop(engine.url, 'mutation { startOrder(lines: []) { code token } }', {});
    const { code, token } = (body.data as { startOrder: { code: string; token: string } }).startOrder;
    return new GuestCart(engine, { 'X-Order-Number': code, 'X-Order-Token': token });
  }

  /** Answers all lines. */
  add(line: object): Promise<readonly CartLine[]> {
    return this.change('addLine(line: $line)', '$line: NewLineInput!', { line });
  }

  setQuantity(id: string, quantity: number): Promise<readonly CartLine[]> {
    return this.change('changeLine(id: $id, quantity: $quantity)', '$id: ID!, $quantity: Int!', { id, quantity });
  }

  private async change(call: string, types: string, variables: object): Promise<readonly CartLine[]> {
    const query = `mutation (${types}) { changed: ${call} { ${linesOf} } }`;
    const { body } = await callShop(this.engine.url, query, variables, this.headers);
    const [refusal] = (body.errors ?? []) as readonly {
      readonly extensions: { readonly fields?: CartRefused['fields'] };
    }[];
    if (refusal) throw new CartRefused(refusal.extensions.fields ?? {});
    return (body.data as { readonly changed: { readonly lines: readonly CartLine[] } }).changed.lines;
  }
}
