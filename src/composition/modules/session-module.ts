import { ContainerModule } from 'inversify';
import type { Authorization } from '../../application/ports/identity/authorization';
import { ports } from '../tokens';

/** Everybody is a guest. */
const guest: Authorization = {
  token: () => Promise.resolve(undefined),
  renew: () => Promise.resolve(false),
  giveUp: () => Promise.resolve(),
};

export const sessionModule = new ContainerModule(({ bind }) => {
  bind(ports.authorization).toConstantValue(guest);
});
