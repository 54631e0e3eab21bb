import { content } from '#src/composition/page-kind';
import type { Feature } from './feature';

/** Articles, their tags and their feed (spec §2 /en-US/blog/{slug}). */
export const journal: Feature = {
  pages: [
    content('article-list', '/blog/', () => import(/* script: first */ '#src/ui/journal/article-list')),
    content('article-list', '/blog/tag/:tag/', () => import(/* script: first */ '#src/ui/journal/article-list')),
    content('article', '/blog/:slug/', () => import(/* script: first */ '#src/ui/journal/article')),
  ],
};
