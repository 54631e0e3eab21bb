import { ContainerModule } from 'inversify';
import { adapt } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { RequestIdle } from '#src/infrastructure/browser/request-idle';

/** Waits for an idle browser, for work that can wait. */
export const idleModule = new ContainerModule(({ bind }) => {
  adapt(bind, ports.idle, RequestIdle, []);
});
