import { choiceFromText, choiceToText, type MaxQuantityOf, type PackChoice } from '#src/domain/catalogue/pack-choice';
import { type ClubSize, parseClubSize } from '#src/domain/club/club-discount';
import { otherClubSize, resizedChoice } from '#src/domain/club/size-change';
import type { Subscription } from '#src/domain/subscription/subscription';
import { customizeMessages as messages } from './customize-messages';

/** Undefined when the box cannot change to that size. */
export function askedSize(search: string | undefined, subscription: Subscription | undefined): ClubSize | undefined {
  const asked = parseClubSize(new URLSearchParams(search).get('size') ?? undefined);
  return asked !== undefined && subscription && asked === otherClubSize(subscription) ? asked : undefined;
}

/** Is empty without changes. */
export function draftSearch(newSize: ClubSize | undefined, changed: PackChoice | undefined): string {
  const parameters = [newSize !== undefined && `size=${newSize}`, changed && `cans=${choiceToText(changed)}`].filter(
    Boolean,
  );
  return parameters.length > 0 ? `?${parameters.join('&')}` : '';
}

interface Beginning {
  /** Leaves out cans that are no longer sold. */
  readonly held: PackChoice;
  readonly newSize: ClubSize | undefined;
  readonly search: string | undefined;
  readonly maxQuantityOf: MaxQuantityOf;
}

export function startingBox({ held, newSize, search, maxQuantityOf }: Beginning): {
  readonly choice: PackChoice;
  /** Tells the difference to the requested cans. */
  readonly notice: string | undefined;
} {
  const first = newSize === undefined ? held : resizedChoice(held, newSize);
  const draft = new URLSearchParams(search).get('cans');
  const { choice, isAsWritten } = choiceFromText(draft ?? choiceToText(first), first.size, maxQuantityOf);
  if (isAsWritten) return { choice, notice: undefined };
  if (draft === null) return { choice, notice: newSize === undefined ? messages.notAsWritten : messages.notTwice };
  return choice.cans.length === 0
    ? { choice: first, notice: messages.unreadable }
    : { choice, notice: messages.notAsWritten };
}
