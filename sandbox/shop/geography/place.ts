export interface Place {
  readonly countryIso: string;
  readonly stateAbbr: string | null;
}
