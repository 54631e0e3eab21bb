import type { Container } from '#src/composition/container';
import { adapters as addressBook } from './address-book';
import { adapters as devices } from './devices';
import { adapters as groupOrder } from './group-order';
import { adapters as orders } from './orders';
import { adapters as reviews } from './reviews';
import { adapters as support } from './support';

/** The small adapters that few pages need, in one script. */
export function adapters(container: Container): void {
  for (const bind of [addressBook, devices, groupOrder, orders, reviews, support]) bind(container);
}
