/** A point on the globe, in degrees; south and west are negative. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const earthRadiusMiles = 3958.8;

/** Miles in a straight line over the globe. */
export function milesBetween(one: Coordinates, other: Coordinates): number {
  const north = radians(other.latitude - one.latitude);
  const east = radians(other.longitude - one.longitude);
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(chord)));
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
