import { AddClubToCart } from '#src/application/club/add-club-to-cart';
import { InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { smallShop } from '#test/fakes/shop/shop-world';
import { Shopper } from '#test/ui/support/shopper';

/** Somebody with 5 white and 7 red every month, and one orange that comes once. */
export async function withBox(): Promise<Shopper> {
  const variants = smallShop.variants.map((variant) => ({ ...variant, subscribable: true }));
  const shopper = await Shopper.with({ 'ORANGE-1': 1 }, new InMemoryShop({ world: { ...smallShop, variants } }));
  await shopper.container.get(AddClubToCart).execute({
    box: {
      size: 12,
      cans: [
        { sku: 'WHITE-1', quantity: 5 },
        { sku: 'RED-1', quantity: 7 },
      ],
    },
    interval: { length: 1, unit: 'month' },
  });
  return shopper;
}
