import { ActionsById } from '#src/ui/state/action';

/** What is being put into the cart, by sku. All buttons for one thing share its action: two presses do not buy twice. */
export class CartAdditions extends ActionsById {}
