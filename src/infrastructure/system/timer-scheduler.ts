import type { Scheduler } from '#src/application/ports/system/scheduler';

export class TimerScheduler implements Scheduler {
  after(milliseconds: number, task: () => void): () => void {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  }

  wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, milliseconds));
  }
}
