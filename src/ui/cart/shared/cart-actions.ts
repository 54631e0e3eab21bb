import { ActionsById } from '#src/ui/kit/action';

/** What is being put into the cart, by sku. All buttons for one thing share its action: two presses do not buy twice. */
export class CartAdditions extends ActionsById {}

/** What is being done with each line of the cart. Page and flyout show the same, and so do quantity and removal. */
export class CartLineActions extends ActionsById {}
