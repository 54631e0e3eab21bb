import { searchModule } from '#src/composition/modules/search-module';
import { SearchPage } from '#src/ui/search/search';
import { searchHead } from '#src/ui/search/search-head';
import { definePage } from '#src/ui/shell/page-route';

export const modules = [searchModule];

export const page = definePage<undefined>({ View: SearchPage, head: () => searchHead('') });
