import { type PageHead, unlistedHead } from '#src/ui/shell/page-head';
import { searchMessages } from './search-messages';

/** Returns the head of search results, which are not for search engines. */
export function searchHead(text: string): PageHead {
  const { title, titleFor, description } = searchMessages;
  return unlistedHead({ title: text === '' ? title : titleFor(text), description });
}
