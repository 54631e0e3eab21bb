import { observer } from 'mobx-react-lite';
import { type ComponentType, useDeferredValue } from 'react';
import { type ForViews, usePresenter } from '#src/ui/kit/use-presenter';

interface Slot {
  /** Undefined until its code has loaded. */
  readonly View: ComponentType | undefined;
}

/** Holds the place of a part that comes late. It is drawn in slices, between which the page responds to the shopper. */
export const LateSlot = observer(function LateSlot({ of }: { readonly of: ForViews<Slot> }) {
  const View = useDeferredValue(usePresenter(of).View);
  return View ? <View /> : null;
});
