import { blocksModule } from '#src/composition/modules/blocks-module';

export { page } from '#src/ui/pages/maker/maker';

export const modules = [blocksModule];
