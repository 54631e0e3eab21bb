import { ContainerModule } from 'inversify';
import { adapt } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { MathRandomSource } from '#src/infrastructure/system/math-random-source';

/** Chance, for the few chunks that need it. */
export const randomModule = new ContainerModule(({ bind }) => {
  adapt(bind, ports.randomSource, MathRandomSource, []);
});
