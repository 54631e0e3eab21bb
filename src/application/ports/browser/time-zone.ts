export interface TimeZone {
  /** A name of the IANA database, as in "America/Denver". */
  name(): string;
}
