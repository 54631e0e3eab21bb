import { ContainerModule } from 'inversify';
import { Clock } from '#src/application/ports/system/clock';
import { Logger } from '#src/application/ports/system/logger';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { EventTracker } from '#src/application/ports/tracking/event-tracker';
import { adapt } from '#src/composition/bind';
import { ConsoleLogger } from '#src/infrastructure/system/console-logger';
import { SystemClock } from '#src/infrastructure/system/system-clock';
import { TimerScheduler } from '#src/infrastructure/system/timer-scheduler';

export const systemModule = new ContainerModule(({ bind }) => {
  adapt(bind, Clock, SystemClock, []);
  adapt(bind, Scheduler, TimerScheduler, []);
  adapt(bind, Logger, ConsoleLogger, [EventTracker]);
});
