import type { Container, ContainerModule } from 'inversify';

/** A chunk's bindings join the container when the chunk arrives, once, also when several chunks share them. */
export function bindOnce(container: Container, bindings: readonly ContainerModule[] = []): void {
  const bound = boundModules.get(container) ?? new Set();
  boundModules.set(container, bound);
  const missing = [...new Set(bindings)].filter((module) => !bound.has(module));
  missing.forEach((module) => bound.add(module));
  container.load(...missing);
}

const boundModules = new WeakMap<Container, Set<ContainerModule>>();
