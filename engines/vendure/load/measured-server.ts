import type { Variables } from '#src/config/settings';
import type { Day } from '#src/plugins/core/interval/calendar-day';
import type { RunningChild } from '#src/processes/child-process';
import type { Asked, Spent } from './measured-process';
import type { ShopUnderLoad } from './shop-under-load';
import { urlOf } from './shop-under-load';

/** A server in a process of its own that knows the cost of each call, as long as it has no other caller. */
export class MeasuredServer {
  private constructor(
    readonly url: string,
    private readonly child: RunningChild,
  ) {}

  /** Starts one by the path of its entry point. */
  static async start(
    shop: ShopUnderLoad,
    name: string,
    port: number,
    variables: Variables = {},
  ): Promise<MeasuredServer> {
    return new MeasuredServer(urlOf(port), await shop.start(name, { ...variables, ENGINE_PORT: String(port) }));
  }

  /** Measures the server's costs while something is done. */
  async measure(work: () => Promise<unknown>): Promise<Spent> {
    const before = await this.ask('spent');
    await work();
    return difference(before, await this.ask('spent'));
  }

  /** Measures the server's costs of a day's deliveries. */
  async deliver(deliverOn: Day): Promise<Spent> {
    return difference(await this.ask('spent'), await this.ask({ deliverOn }));
  }

  private ask(asked: Asked): Promise<Spent> {
    return new Promise((resolve) => {
      this.child.process.once('message', (spent) => resolve(spent as Spent));
      this.child.process.send(asked);
    });
  }
}

function difference(before: Spent, after: Spent): Spent {
  return {
    statements: after.statements - before.statements,
    milliseconds: after.milliseconds - before.milliseconds,
  };
}
