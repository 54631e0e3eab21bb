import type { FieldErrors } from '#sandbox/http/error-responses';

const box =
  /(?:^| )(?:p ?[o0] ?(?:bo?x|b(?= ?\d))|post(?:al)? ?off?ice ?(?:bo?x|b(?= ?\d))|post(?:al)? ?box(?= ?\d))(?= |\d|$)/;

/** The errors of an address that wine goes to: a box of a post office has no person to sign for it. */
export function boxErrors(address: { readonly address1: string; readonly address2: string | null }): FieldErrors {
  const { address1, address2 } = address;
  const lines = Object.entries({ address1, address2: address2 ?? '' });
  const boxes = lines.filter(([, line]) => box.test(line.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')));
  return Object.fromEntries(boxes.map(([field]) => [field, ['cannot be a PO box: an adult has to sign for wine']]));
}
