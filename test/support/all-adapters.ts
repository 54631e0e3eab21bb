import type { Container } from '#src/composition/container';

type Module = Readonly<Partial<Record<string, (container: Container) => void>>>;

// Without type arguments: Vitest knows such a list by its text, and does not keep it when files come or go.
const modules = import.meta.glob(
  ['../../src/composition/modules/*.ts', '!../../src/composition/modules/content-service.ts'],
  { eager: true },
) as Readonly<Record<string, Module>>;

/** Binds the adapters of browsers, also those that come late. */
export function bindAllAdapters(container: Container): void {
  for (const { adapters } of Object.values(modules)) adapters?.(container);
}
