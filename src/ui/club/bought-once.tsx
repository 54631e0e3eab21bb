import { clubMessages } from '#src/ui/club/shared/club-messages';
import { Sentence } from '#src/ui/kit/sentence';

/** Shows the price of a box's cans without the club (spec §9 Club discount). */
export function BoughtOnce({ amount }: { readonly amount: string }) {
  return <Sentence text={clubMessages.boughtOnce(amount)} verbatim={amount} />;
}
