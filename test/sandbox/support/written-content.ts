import { loadContent } from '#sandbox/content-service/load-content';

/** The content of the shop. Drawing its pictures takes a second, so the tests share it. */
export const writtenContent = loadContent();
