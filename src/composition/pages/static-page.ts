import type { StaticPageContent } from '../../domain/content/page-content';
import { contentHead } from '../../ui/app/page-head';
import { definePage } from '../../ui/app/page-route';
import { StaticPage } from '../../ui/pages/static-page/static-page';

export const page = definePage<StaticPageContent>({ View: StaticPage, head: (content) => contentHead(content) });
