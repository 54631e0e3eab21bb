import { blocksModule } from '#src/composition/modules/blocks-module';
import type { StaticPageContent } from '#src/domain/content/page-content';
import { contentHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { StaticPageWithStores } from '#src/ui/pages/static-page/static-page-with-stores';

export const modules = [blocksModule];

export const page = definePage<StaticPageContent>({ View: StaticPageWithStores, head: contentHead });
