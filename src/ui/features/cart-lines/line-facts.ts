import type { LineItem } from '#src/domain/cart/line-item';
import { choiceToText, type PackChoice } from '#src/domain/catalogue/pack-choice';
import type { Product } from '#src/domain/catalogue/product';
import type { Instant } from '#src/domain/interval/interval';
import { prepaidEndDate } from '#src/domain/prepaid/prepaid-subscription';
import { packSearch } from '#src/ui/features/box-editor/pack-address';
import { cartMessages } from '#src/ui/messages/cart-messages';
import { everyInterval } from '#src/ui/messages/interval-messages';
import { describePlan, prepaidMessages } from '#src/ui/messages/prepaid-messages';

/** The cans of a pack that the shopper put together, by name where that is known. */
export function ownCans(
  { variant, parts }: LineItem,
  productOf: (sku: string) => Product | undefined,
): readonly string[] {
  if (!variant.isComposable) return [];
  return parts.map(({ sku, quantity }) => cartMessages.part(quantity, productOf(sku)?.name ?? sku));
}

/** Where the cans of such a pack can be chosen anew; the builder puts the new pack in the place of this line. */
export function changeCansPath(line: LineItem): string | undefined {
  if (!line.variant.isComposable) return undefined;
  const choice: PackChoice = { size: 0, cans: line.parts };
  const { prePaidSubscription: plan } = line;
  return `/products/${line.variant.slug}/${packSearch({ cans: choiceToText(choice), lineItemId: line.id, ...(plan && { plan }) })}`;
}

/** The deliveries that are paid ahead with a line; they begin when the order is placed (spec §3 Prepaid subscription). */
export function prepaidFact({ prePaidSubscription: plan }: LineItem, start: Instant): string | undefined {
  return plan && describePlan(plan, prepaidEndDate(start, plan));
}

/** How often a line comes again (spec §3 Line item, subscriptionLineItems). */
export function repeatFact({ subscriptionLineItems: [repeated] }: LineItem): string | undefined {
  return repeated && cartMessages.comesEvery(everyInterval(repeated.interval));
}

/** Why a line cannot be told: the back end repeats it at an interval that this shop does not know (spec §5). */
export function unreadable({ unsupportedUnit }: LineItem): string | undefined {
  return unsupportedUnit === undefined ? undefined : prepaidMessages.unsupported;
}
