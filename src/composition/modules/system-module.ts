import { ContainerModule } from 'inversify';
import { adapt } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { ConsoleLogger } from '#src/infrastructure/system/console-logger';
import { SystemClock } from '#src/infrastructure/system/system-clock';
import { TimerScheduler } from '#src/infrastructure/system/timer-scheduler';

export const systemModule = new ContainerModule(({ bind }) => {
  adapt(bind, ports.clock, SystemClock, []);
  adapt(bind, ports.scheduler, TimerScheduler, []);
  adapt(bind, ports.logger, ConsoleLogger, [ports.eventTracker]);
});
