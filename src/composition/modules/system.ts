import { Clock } from '#src/application/ports/system/clock';
import { Logger } from '#src/application/ports/system/logger';
import { Scheduler } from '#src/application/ports/system/scheduler';
import type { Container } from '#src/composition/container';
import { ConsoleLogger } from '#src/infrastructure/system/console-logger';
import { SystemClock } from '#src/infrastructure/system/system-clock';
import { TimerScheduler } from '#src/infrastructure/system/timer-scheduler';

export function adapters(container: Container): void {
  container.adapt(Clock, SystemClock);
  container.adapt(Scheduler, TimerScheduler);
  container.adapt(Logger, ConsoleLogger);
}
