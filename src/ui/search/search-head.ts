import { type PageHead, unlistedHead } from '#src/ui/shell/page-head';
import { searchMessages } from './search-messages';

/** Search engines leave out search results. */
export function searchHead(text: string): PageHead {
  const { title, titleFor, description } = searchMessages;
  return unlistedHead({ title: text === '' ? title : titleFor(text), description });
}
