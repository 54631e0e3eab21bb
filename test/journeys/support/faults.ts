import type { BrowserContext } from 'playwright-core';
import { sandboxUrl } from './back-end';
import { vendure } from './engine';
import type { FaultOrder } from './fault-order';
import { faultOnVendure, lockOnVendure } from './vendure/vendure-faults';

/** The misbehavior of the back end towards one visitor: others never meet it. */
export class Faults {
  private ids: readonly string[] = [];
  private readonly ends: (() => void)[] = [];

  constructor(
    private readonly visitorId: string,
    private readonly context: BrowserContext,
  ) {}

  async order(fault: FaultOrder): Promise<void> {
    // Sign-in and content are the sandbox's on either back end.
    if (vendure && (fault.path.startsWith('/api/') || fault.path === '/events'))
      this.ends.push(await faultOnVendure(this.context, fault));
    else await this.orderOfSandbox(fault);
  }

  private async orderOfSandbox(fault: FaultOrder): Promise<void> {
    const body = JSON.stringify({ ...fault, header: { name: 'X-Anonymous-Id', value: this.visitorId } });
    const response = await fetch(`${sandboxUrl}/_control/faults`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    if (!response.ok) throw new Error(`The fault was not taken: ${await response.text()}`);
    this.ids = [...this.ids, ((await response.json()) as { readonly id: string }).id];
  }

  /** Takes back every fault of this visitor: from now on the back end behaves. */
  async end(): Promise<void> {
    for (const id of this.ids) await fetch(`${sandboxUrl}/_control/faults/${id}`, { method: 'DELETE' });
    this.ids = [];
    for (const end of this.ends.splice(0)) end();
  }
}

/**
 * Holds an order's lock, as another request in progress would: every change responds 409. Returns the function that releases it.
 */
export async function lockOrder(number: string): Promise<() => Promise<void>> {
  if (vendure) return lockOnVendure(vendure.databaseUrl, number);
  const lock = `${sandboxUrl}/_control/locks/${number}`;
  const response = await fetch(lock, { method: 'POST' });
  if (!response.ok) throw new Error(`The order was not locked: ${response.status}`);
  return async () => {
    await fetch(lock, { method: 'DELETE' });
  };
}
