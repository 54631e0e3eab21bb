import type { ComponentType } from 'react';
import { type PageHead, unlistedHead } from './page-head';
import { definePage, type LoadedPage, type PageProps } from './page-route';

export type PageMessages = Pick<PageHead, 'title' | 'description'>;

/** Defines a page with only the shopper's data. */
export function unlistedPage(View: ComponentType<PageProps<undefined>>, messages: PageMessages): LoadedPage {
  return definePage<undefined>({ View, head: () => unlistedHead(messages) });
}
