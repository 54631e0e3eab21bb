import type { PageChunk } from '#src/composition/lazy';

// Without type arguments: Vitest knows such a list by its text, and does not keep it when files come or go.
const chunks = import.meta.glob('../../src/composition/pages/*.ts', { eager: true }) as Record<
  string,
  Partial<PageChunk>
>;

/** The modules of all page chunks. */
export const pageModules = Object.values(chunks).flatMap(({ modules = [] }) => modules);
