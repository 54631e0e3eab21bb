import { compareModule } from '#src/composition/modules/comparison-module';

export { CompareControl as View } from '#src/ui/features/compare/compare-control';

export const modules = [compareModule];
