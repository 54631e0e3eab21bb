import { blocksModule } from '#src/composition/modules/blocks-module';

export { page } from '#src/ui/pages/static-page/static-page';

export const modules = [blocksModule];
