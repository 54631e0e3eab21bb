import { oneLine } from '#src/domain/text/one-line';
import type { Address } from './address';

/** "po box", "p o b 12", "post office box", "postal box 12", after everything but letters and digits became a blank. */
const box =
  /(?:^| )(?:p ?[o0] ?(?:bo?x|b(?= ?\d))|post(?:al)? ?off?ice ?(?:bo?x|b(?= ?\d))|post(?:al)? ?box(?= ?\d))(?= |\d|$)/;

/** The line of an address that is a box at a post office, where no adult can sign for wine (spec §1). */
export function postOfficeBoxLine(
  address: Pick<Address, 'address1' | 'address2'>,
): 'address1' | 'address2' | undefined {
  return (['address1', 'address2'] as const).find((line) => isPostOfficeBox(address[line]));
}

function isPostOfficeBox(line: string): boolean {
  return box.test(
    oneLine(line)
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' '),
  );
}
