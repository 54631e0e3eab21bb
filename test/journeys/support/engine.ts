/** The address of the engine under test, and of its database; undefined on the back end of the specification. */
export const vendure: { readonly url: string; readonly databaseUrl: string } | undefined = read();

function read(): typeof vendure {
  const { VENDURE_URL: url, VENDURE_DATABASE_URL: databaseUrl } = process.env;
  return url && databaseUrl ? { url, databaseUrl } : undefined;
}
