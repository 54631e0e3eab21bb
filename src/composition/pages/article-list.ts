import type { ArticleListContent } from '../../domain/content/page-content';
import { contentHead } from '../../ui/app/page-head';
import { definePage } from '../../ui/app/page-route';
import { ArticleListPage } from '../../ui/pages/article-list/article-list';

export const page = definePage<ArticleListContent>({ View: ArticleListPage, head: (content) => contentHead(content) });
