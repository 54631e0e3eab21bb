import type { PageChunk } from '#src/composition/lazy';

const chunks = import.meta.glob<Partial<PageChunk>>('../../src/composition/pages/*.ts', { eager: true });

/** What the chunks of all pages bind. */
export const pageModules = Object.values(chunks).flatMap(({ modules = [] }) => modules);
