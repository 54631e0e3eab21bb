import { ContainerModule } from 'inversify';
import { ConsoleJournal } from '../../infrastructure/system/console-journal';
import { SystemClock } from '../../infrastructure/system/system-clock';
import { TimerScheduler } from '../../infrastructure/system/timer-scheduler';
import { adapt } from '../bind';
import { ports } from '../tokens';

export const systemModule = new ContainerModule(({ bind }) => {
  adapt(bind, ports.clock, SystemClock, []);
  adapt(bind, ports.scheduler, TimerScheduler, []);
  adapt(bind, ports.journal, ConsoleJournal, []);
});
