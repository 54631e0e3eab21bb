/** What a shopper typed and has not sent yet, kept in this tab over a reload. Never card data. */
export interface DraftStorage {
  /** The fields last written under this name; what cannot be read counts as nothing typed. */
  read(name: string): Readonly<Record<string, string>>;
  write(name: string, fields: Readonly<Record<string, string>>): void;
  forget(name: string): void;
}
