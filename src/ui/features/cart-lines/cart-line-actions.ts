import { ActionsById } from '#src/ui/state/action';

/** What is being done with each line of the cart: page and flyout show the same, and so do quantity and removal. */
export class CartLineActions extends ActionsById {}
