import { blocksModule } from '#src/composition/modules/blocks-module';
import type { StaticPageContent } from '#src/domain/content/page-content';
import { StaticPageWithStores } from '#src/ui/content/static-page-with-stores';
import { contentHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';

export const modules = [blocksModule];

export const page = definePage<StaticPageContent>({ View: StaticPageWithStores, head: contentHead });
