import { compareModule } from '#src/composition/modules/comparison-module';

export { CompareControl as View } from '#src/ui/comparison/shared/compare-control';

export const modules = [compareModule];
