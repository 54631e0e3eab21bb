import { searchModule } from '#src/composition/modules/search-module';

export { SearchDialog as View } from '#src/ui/search/search-dialog';

export const modules = [searchModule];
