import { content } from '#src/composition/page-kind';
import type { Feature } from './feature';

/** A few questions that lead to a wine. */
export const taste: Feature = {
  pages: [content('taste', '/taste/', () => import(/* script: first-with-more */ '#src/ui/taste/taste'), 'seldom')],
};
