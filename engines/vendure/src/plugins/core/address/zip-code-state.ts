/**
 * The first three digits from which on the ZIP codes of a state begin. Dashes stand before codes without a state: territories and
 * the armed forces abroad.
 */
const beginnings = (
  '000-- 005NY 006-- 010MA 028RI 030NH 039ME 050VT 055MA 056VT 060CT 070NJ 090-- 100NY 150PA 197DE 200DC 201VA 202DC ' +
  '206MD 220VA 247WV 270NC 290SC 300GA 320FL 340-- 341FL 350AL 370TN 386MS 398GA 400KY 430OH 460IN 480MI 500IA 530WI ' +
  '550MN 569DC 570SD 580ND 590MT 600IL 630MO 660KS 680NE 700LA 716AR 730OK 733TX 734OK 750TX 800CO 820WY 832ID 840UT ' +
  '850AZ 870NM 885TX 886-- 889NV 900CA 962-- 967HI 969-- 970OR 980WA 995AK'
).split(' ');

/** Places that get their mail from across a border, from the Postal Service's lookup. */
const exceptions: Readonly<Record<string, string>> = {
  '06390': 'NY',
  '20588': 'MD',
  '20598': 'VA',
  '73960': 'TX',
  '83414': 'WY',
  '96799': '--',
};

/**
 * ZIP codes whose mail goes to further states, too, each with one such state: the post office is in one, some streets are in another.
 * From the Census Bureau's relationship of ZIP code tabulation areas and counties of 2020.
 */
const furtherStates: ReadonlySet<string> = new Set(
  (
    '02861MA 03579ME 19973MD 20135WV 21874DE 21912DE 24604WV 24622WV 27048VA 28675VA 30165AL 30741TN 36855GA 37642VA ' +
    '37752VA 38079KY 38326MS 38549KY 38769AR 38852AL 40965TN 42223TN 42602TN 51001SD 51023SD 51360MN 51557NE 51640MO ' +
    '52542MO 52573MO 52626MO 54540MI 56027IA 56136SD 56144SD 56164SD 56219SD 56220SD 56257SD 56744ND 57026MN 57030MN ' +
    '57034IA 57068MN 57255ND 57430ND 57638ND 57641ND 57642ND 57645ND 57648ND 57660ND 57717MT 57717WY 57724MT 57735NE ' +
    '58030MN 58041SD 58043SD 58053SD 58225MN 58413SD 58436SD 58439SD 58568SD 58621MT 58623SD 58639SD 58649SD 58653SD ' +
    '59221ND 59270ND 59275ND 59847ID 63673IL 65729AR 65733AR 65761AR 66541NE 66955NE 68325KS 68327KS 68420KS 68719SD ' +
    '68755SD 68943KS 68978KS 69026KS 69168CO 69201SD 69212SD 69216SD 69337SD 71749LA 71937OK 71953OK 72338TN 72644MO ' +
    '73949TX 75556AR 79835NM 79837NM 79922NM 80737NE 81120NM 81137NM 81324UT 82063CO 82082CO 82082NE 82701SD 82801MT ' +
    '82930UT 83120ID 83127ID 83342UT 83856WA 84034NV 84531AZ 84536AZ 86044UT 86504NM 86514NM 86514UT 86515NM 87328AZ ' +
    '88430TX 89010CA 89019CA 89060CA 89061CA 89421OR 89439CA 89832ID 97635CA 97910ID 97913ID 99033ID 99128ID 99362OR'
  ).split(' '),
);

/** The abbreviation of the state that a ZIP code of the form "93650" or "93650-1234" belongs to. */
export function stateOfZipCode(zipcode: string): string | undefined {
  const state =
    exceptions[zipcode.slice(0, 5)] ??
    beginnings.findLast((entry) => entry.slice(0, 3) <= zipcode.slice(0, 3))?.slice(3);
  return state === '--' ? undefined : state;
}

/** True when mail with this ZIP code goes to the state, given by its abbreviation. */
export function isZipCodeOf(zipcode: string, state: string): boolean {
  return stateOfZipCode(zipcode) === state || furtherStates.has(`${zipcode.slice(0, 5)}${state}`);
}
