export interface Located {
  readonly country: string;
  readonly countryCode: string;
  readonly region: string;
  readonly regionCode: string;
}

type Shape = (place: Located) => object;

const names: Shape = ({ country, region }) => ({ data: { location: { country, region } } });
const codes: Shape = ({ countryCode, regionCode }) => ({
  data: { location: { country: countryCode, region: regionCode } },
});
const groups: Shape = ({ country, countryCode, region, regionCode }) => ({
  data: { location: { country: { name: country, code: countryCode }, region: { name: region, code: regionCode } } },
});
const bare: Shape = ({ countryCode, region }) => ({ location: { country: countryCode, region } });

/** Geolocation services return the same place in different formats. */
export const shapes: ReadonlyMap<string, Shape> = new Map(Object.entries({ names, codes, groups, bare }));
