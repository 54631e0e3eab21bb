import { fileURLToPath } from 'node:url';
import { CONTENT_FOLDER } from '#sandbox/content-service/content-files';
import type { StoredContent } from '#sandbox/content-service/stored-content';

/** Content for an export, with a sentence that describes it. */
export interface ContentToExport {
  readonly about: string;
  readonly content: StoredContent;
}

interface ContentForm {
  readonly about: string;
  readonly folder: string;
}

/**
 * Pages and settings that a shop begins with, without products, and without made-up facts. Texts that only the shop can provide
 * are marked "To be written".
 */
export const cleanForm: ContentForm = {
  about:
    'Clean content: pages and settings for a shop of your own. Write what is marked "To be written" before you open.',
  folder: fileURLToPath(new URL('clean-content/', import.meta.url)),
};

/** The content of the sandbox. */
export const demoForm: ContentForm = {
  about:
    'DEMO CONTENT: products, reviews, press quotes, medals, stores, makers and giveaways in it are invented. Show it to no customer.',
  folder: CONTENT_FOLDER,
};
