import type { ArticleListContent } from '#src/domain/content/page-content';
import { contentHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { ArticleListPage } from './article-list';

export const page = definePage<ArticleListContent>({ View: ArticleListPage, head: (content) => contentHead(content) });
