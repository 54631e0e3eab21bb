import { searchModule } from '#src/composition/modules/search-module';
import { definePage } from '#src/ui/app/page-route';
import { SearchPage } from '#src/ui/pages/search/search';
import { searchHead } from '#src/ui/pages/search/search-head';

export const modules = [searchModule];

export const page = definePage<undefined>({ View: SearchPage, head: () => searchHead('') });
