/** Quantities by sku. */
export type Basket = Readonly<Record<string, number>>;

/** The step of checkout at which a prepared order stands. */
export type Stage = 'cart' | 'delivery' | 'payment';
