import type { Day } from '#src/plugins/core/interval/calendar-day';
import type { RunningChild } from '#src/processes/child-process';
import type { Asked, Told } from './load-worker';
import { processorTime } from './processor-time';
import type { ShopUnderLoad } from './shop-under-load';

/** Milliseconds from one kill to the next. */
const betweenKills = 10_000;

/** Two workers, of which one after the other is killed with `kill -9` and started again while they deliver. */
export class WorkerPool {
  statements = 0;
  kills = 0;
  private readonly workers: RunningChild[] = [];
  private secondsOfKilled = 0;
  private deliverOn: Day | undefined;

  constructor(
    private readonly shop: ShopUnderLoad,
    private readonly bankUrl: string,
  ) {}

  async start(count: number): Promise<void> {
    for (let index = 0; index < count; index += 1) this.workers.push(await this.another());
  }

  get size(): number {
    return this.workers.length;
  }

  /** Returns the seconds of processor time of all workers, those that were killed too. */
  processorTime(): number {
    return this.workers.reduce((sum, { process: { pid } }) => sum + processorTime(pid), this.secondsOfKilled);
  }

  /** Has all of them deliver on a day, and kills one after the other until the expected state has come. */
  async deliver(today: Day, isDone: () => Promise<boolean>): Promise<void> {
    this.deliverOn = today;
    for (const worker of this.workers) ask(worker, { deliverOn: today });
    let nextKill = performance.now() + betweenKills;
    while (!(await isDone())) {
      await new Promise((resolve) => setTimeout(resolve, 250));
      if (performance.now() < nextKill) continue;
      nextKill += betweenKills;
      await this.killFirst();
    }
  }

  /** Lets the mails go on whose worker was killed while it sent them. */
  bringBackMails(): void {
    const [worker] = this.workers;
    // As if minutes had passed: a worker that takes a mail again too early sends nothing twice.
    if (worker) ask(worker, { bringBackMailsOf: new Date(Date.now() + 3_600_000).toISOString() });
  }

  private async killFirst(): Promise<void> {
    const worker = this.workers.shift();
    if (!worker) return;
    this.secondsOfKilled += processorTime(worker.process.pid);
    worker.process.kill('SIGKILL');
    this.kills += 1;
    this.workers.push(await this.another());
  }

  private async another(): Promise<RunningChild> {
    const worker = await this.shop.start('../load/load-worker', { SANDBOX_URL: this.bankUrl });
    worker.process.on('message', ({ statements }: Told) => {
      this.statements += statements;
    });
    if (this.deliverOn !== undefined) ask(worker, { deliverOn: this.deliverOn });
    return worker;
  }
}

function ask(worker: RunningChild, asked: Asked): void {
  worker.process.send(asked);
}
