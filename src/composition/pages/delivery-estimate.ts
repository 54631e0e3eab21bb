import { cartModule } from '#src/composition/modules/cart-module';
import { catalogueModule } from '#src/composition/modules/catalogue-module';
import { geolocationModule } from '#src/composition/modules/geography-module';

export { DeliveryEstimate as View } from '#src/ui/geography/shared/delivery-estimate';

export const modules = [cartModule, catalogueModule, geolocationModule];
