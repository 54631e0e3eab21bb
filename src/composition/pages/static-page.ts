import { blocksModule } from '#src/composition/modules/blocks-module';

export { page } from '#src/ui/content/static-page';

export const modules = [blocksModule];
