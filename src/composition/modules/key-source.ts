import { RandomSource } from '#src/application/ports/system/random-source';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { Settings } from '#src/composition/configuration/settings';
import type { Container } from '#src/composition/container';
import type { KeySource } from '#src/infrastructure/shared/send-keyed';
import { SystemRandomSource } from '#src/infrastructure/system/system-random-source';

/** Gives what keys are made of; undefined for a back end that might refuse the header. */
export function keySource(container: Container): KeySource | undefined {
  if (!container.get(Settings).orderApi.idempotencyKeys) return undefined;
  container.adapt(RandomSource, SystemRandomSource);
  return { random: container.get(RandomSource), scheduler: container.get(Scheduler) };
}
