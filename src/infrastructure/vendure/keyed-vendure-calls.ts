import { type KeySource, sendKeyed } from '#src/infrastructure/shared/send-keyed';
import type { Operation } from './operation';
import type { Access, VendureCalls } from './vendure-calls';

/**
 * Gives each call that changes something a key of its own (docs/adr/0016). It stands before the renewal of a refused token,
 * which sends the same call again, so that both have the same key.
 */
export class KeyedVendureCalls implements VendureCalls {
  constructor(
    private readonly calls: VendureCalls,
    private readonly keys: KeySource,
  ) {}

  send<Variables, Data>(
    operation: Operation<Variables, Data>,
    variables: Variables,
    access: Access = {},
  ): Promise<Data> {
    if (!operation.text.startsWith('mutation')) return this.calls.send(operation, variables, access);
    return sendKeyed(this.keys, (idempotencyKey) =>
      this.calls.send(operation, variables, { ...access, idempotencyKey }),
    );
  }
}
