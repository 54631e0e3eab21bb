import { ContainerModule } from 'inversify';
import { Idle } from '#src/application/ports/browser/idle';
import { adapt } from '#src/composition/bind';
import { RequestIdle } from '#src/infrastructure/browser/request-idle';

/** Waits for an idle browser, for work that can wait. */
export const idleModule = new ContainerModule(({ bind }) => {
  adapt(bind, Idle, RequestIdle, []);
});
