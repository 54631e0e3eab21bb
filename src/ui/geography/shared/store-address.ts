import { oneLine } from '#src/domain/text/one-line';

/** Reads the place of an address; empty without one. */
export function placeIn(parameters: URLSearchParams): string {
  return oneLine(parameters.get('near') ?? '');
}

export function nearSearch(place: string): string {
  return `?${new URLSearchParams({ near: place }).toString()}`;
}
