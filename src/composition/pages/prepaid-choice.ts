import { prepaidPriceBindings } from './prepaid-price-bindings';

export { PrepaidChoice as View } from '#src/ui/pages/product/prepaid/prepaid-choice';

export const bindings = [prepaidPriceBindings];
