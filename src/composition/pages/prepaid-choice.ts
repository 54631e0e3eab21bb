import { cartModule } from '#src/composition/modules/cart-module';
import { catalogueModule } from '#src/composition/modules/catalogue-module';
import { orderRowsModule } from '#src/composition/modules/order-rows-module';

export { PrepaidChoice as View } from '#src/ui/prepaid/shared/prepaid-choice';

export const modules = [cartModule, catalogueModule, orderRowsModule];
