import type { UnavailableLine } from '#src/application/checkout/find-unavailable-lines';
import { normalizePackName } from '#src/domain/catalogue/pack-detection';
import { cartMessages } from '#src/ui/messages/cart-messages';

/** What there is not enough of, by name. */
export function describeShortages(lines: readonly UnavailableLine[]): readonly string[] {
  return lines.map(({ line, available }) => cartMessages.shortNamed(normalizePackName(line.variant.name), available));
}
