import { clubMessages } from '#src/ui/club/shared/club-messages';
import { Sentence } from '#src/ui/kit/sentence';

/** Says what the cans of a box cost without the club (spec §9 Club discount). */
export function BoughtOnce({ amount }: { readonly amount: string }) {
  return <Sentence text={clubMessages.boughtOnce(amount)} verbatim={amount} />;
}
