import { ContainerModule } from 'inversify';
import { RandomSource } from '#src/application/ports/system/random-source';
import { adapt } from '#src/composition/bind';
import { MathRandomSource } from '#src/infrastructure/system/math-random-source';

/** Chance, for the few chunks that need it. */
export const randomModule = new ContainerModule(({ bind }) => {
  adapt(bind, RandomSource, MathRandomSource, []);
});
