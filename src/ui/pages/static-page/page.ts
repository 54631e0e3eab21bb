import type { StaticPageContent } from '#src/domain/content/page-content';
import { contentHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { StaticPage } from './static-page';

export const page = definePage<StaticPageContent>({ View: StaticPage, head: (content) => contentHead(content) });
