import { blocksModule } from '#src/composition/modules/blocks-module';

export { page } from '#src/ui/catalogue/maker';

export const modules = [blocksModule];
