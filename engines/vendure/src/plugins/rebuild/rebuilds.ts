import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { ProductVariant } from '@vendure/core';
import { RequestContextService, TransactionalConnection } from '@vendure/core';
import type { RebuildSettings } from '#src/config/environment';
import type { HeartbeatWork } from '#src/heartbeat/heartbeat';
import { passOn } from '#src/http/pass-on';
import type { Supply } from '#src/plugins/core/catalogue/supplies';
import { Supplies } from '#src/plugins/core/catalogue/supplies';
import { Variants } from '#src/plugins/core/catalogue/variants';

/** The injection token of the settings. */
export const REBUILD_SETTINGS = Symbol('RebuildSettings');

const event = 'catalogue-changed';

/** Two calls are at least so far apart, as PostgreSQL writes it. */
const shortestPause = '5 minutes';

/**
 * Has the storefront built anew when it shows an outdated price or availability: pages, feed and structured data have those of the
 * last build. The heartbeat compares the catalogue with its last view, so that no change is missed, by whatever way it is made, and
 * no order waits for this.
 */
@Injectable()
export class Rebuilds implements HeartbeatWork {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly contexts: RequestContextService,
    private readonly variants: Variants,
    private readonly supplies: Supplies,
    @Inject(REBUILD_SETTINGS) private readonly settings: RebuildSettings,
  ) {}

  /**
   * Calls the hook when something has changed since the last call that it took, at most once in five minutes over all servers.
   * Rejects when the hook does not take it; it is called again after that time.
   */
  async work(): Promise<void> {
    const { hookUrl, token } = this.settings;
    if (hookUrl === undefined) return;
    await this.note(await this.fingerprint());
    if (!(await this.claim())) return;
    await passOn(new URL(hookUrl), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      // GitHub asks for this, and other hosts read no body.
      body: JSON.stringify({ event_type: event }),
    });
    await this.query('UPDATE rebuild SET "calledAt" = "triedAt" WHERE event = $1');
  }

  /** Two that look at the same moment may note an older look last; the next one then sees a change more, and none less. */
  private async note(fingerprint: string): Promise<void> {
    await this.query(
      `INSERT INTO rebuild (event, fingerprint, "changedAt") VALUES ($1, $2, clock_timestamp())
       ON CONFLICT (event) DO UPDATE SET fingerprint = EXCLUDED.fingerprint, "changedAt" = EXCLUDED."changedAt"
       WHERE rebuild.fingerprint <> EXCLUDED.fingerprint`,
      fingerprint,
    );
  }

  /** True for the worker that is to call now. Of two at the same moment, the second one finds that the first has the call. */
  private async claim(): Promise<boolean> {
    const [claimed] = (await this.query(
      `UPDATE rebuild SET "triedAt" = clock_timestamp() WHERE event = $1
         AND ("calledAt" IS NULL OR "calledAt" < "changedAt")
         AND ("triedAt" IS NULL OR "triedAt" <= clock_timestamp() - interval '${shortestPause}')
       RETURNING id`,
    )) as [readonly unknown[], number];
    return claimed.length > 0;
  }

  private async fingerprint(): Promise<string> {
    const ctx = await this.contexts.create({ apiType: 'shop' });
    const sold = await this.variants.all(ctx);
    const supplies = await this.supplies.of(ctx, sold);
    const shown = sold.map((variant) => JSON.stringify(shownOf(variant, supplies.get(variant.sku)))).sort();
    return createHash('sha256').update(shown.join('\n')).digest('hex');
  }

  private query(statement: string, ...values: readonly string[]): Promise<unknown> {
    return this.connection.rawConnection.query(statement, [event, ...values]);
  }
}

/** The parts of an offer that are shown until the next build. The number of units is none of them: pages ask for it. */
function shownOf({ sku, listPrice, customFields }: ProductVariant, supply: Supply | undefined): readonly unknown[] {
  const { noIndividualPurchase, subscribable } = customFields;
  const isThere = supply !== undefined && (supply.onHand === undefined || supply.onHand > 0);
  return [sku, listPrice, isThere, supply?.isBackorderable, noIndividualPurchase, subscribable];
}
