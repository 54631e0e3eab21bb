import type { PageBlock } from '#src/domain/page/page-block';
import * as staticPage from '#src/ui/content/static-page';
import { type OpenedPage, openPage } from '#test/ui/support/open-page';

/** Opens a page of text that an editor built from these blocks alone. */
export function openBlocks(...blocks: readonly PageBlock[]): OpenedPage {
  const meta = { path: '/cans/', title: 'Cans', description: 'All about them.', noindex: false };
  return openPage(staticPage, { kind: 'static-page', ...meta, body: [], blocks });
}
