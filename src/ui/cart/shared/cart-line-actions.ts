import { ActionsById } from '#src/ui/kit/action';

/** Page and flyout share these actions, as do quantity and removal. */
export class CartLineActions extends ActionsById {}
