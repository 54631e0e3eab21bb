/**
 * The first three digits from which on the ZIP codes of a state begin. Dashes stand for places in no state:
 * territories and the armed forces abroad.
 */
const beginnings = (
  '000-- 005NY 006-- 010MA 028RI 030NH 039ME 050VT 055MA 056VT 060CT 070NJ 090-- 100NY 150PA 197DE 200DC 201VA 202DC ' +
  '206MD 220VA 247WV 270NC 290SC 300GA 320FL 340-- 341FL 350AL 370TN 386MS 398GA 400KY 430OH 460IN 480MI 500IA 530WI ' +
  '550MN 569DC 570SD 580ND 590MT 600IL 630MO 660KS 680NE 700LA 716AR 730OK 733TX 734OK 750TX 800CO 820WY 832ID 840UT ' +
  '850AZ 870NM 885TX 886-- 889NV 900CA 962-- 967HI 969-- 970OR 980WA 995AK'
).split(' ');

/** Places that get their mail from across a border. */
const exceptions: Readonly<Record<string, string>> = { '06390': 'NY', '73960': 'TX', '83414': 'WY', '96799': '--' };

/** ZIP codes whose mail goes to a second state, too, by that state: the post office is in the one, some of its streets in the other. */
const secondStates: ReadonlyMap<string, string> = new Map([
  ['02861', 'MA'],
  ['42223', 'TN'],
  ['59221', 'ND'],
  ['63673', 'IL'],
  ['71749', 'LA'],
  ['73949', 'TX'],
  ['81137', 'NM'],
  ['84531', 'AZ'],
  ['84536', 'AZ'],
  ['86044', 'UT'],
  ['86515', 'NM'],
  ['88063', 'TX'],
  ['89439', 'CA'],
  ['97635', 'CA'],
]);

/** The abbreviation of the state that a ZIP code of the form "93650" or "93650-1234" belongs to. */
export function stateOfZipCode(zipcode: string): string | undefined {
  const state =
    exceptions[zipcode.slice(0, 5)] ??
    beginnings.findLast((entry) => entry.slice(0, 3) <= zipcode.slice(0, 3))?.slice(3);
  return state === '--' ? undefined : state;
}

/** True when mail with this ZIP code goes to the state, given by its abbreviation. */
export function isZipCodeOf(zipcode: string, state: string): boolean {
  return stateOfZipCode(zipcode) === state || secondStates.get(zipcode.slice(0, 5)) === state;
}
