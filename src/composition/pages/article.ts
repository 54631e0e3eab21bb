import { blocksModule } from '#src/composition/modules/blocks-module';

export { page } from '#src/ui/journal/article';

export const modules = [blocksModule];
