import { blocksModule } from '#src/composition/modules/blocks-module';

export { page } from '#src/ui/pages/article/article';

export const modules = [blocksModule];
