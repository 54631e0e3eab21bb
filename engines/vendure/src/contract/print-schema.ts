import { writeFile } from 'node:fs/promises';
import type { IntrospectionQuery } from 'graphql';
import { buildClientSchema, getIntrospectionQuery, printSchema } from 'graphql';
import { entryPoint } from '#src/processes/entry-point';

const HEAD = '# The shop API of the engine, as a running server describes it (npm run test:vendure writes it).\n\n';

/** Writes the schema of the shop API at an address into a file. */
entryPoint(async () => {
  const [address, file] = process.argv.slice(2);
  if (!address || !file) throw new Error('Give the address of a shop API and a file.');
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: getIntrospectionQuery() }),
  });
  const { data } = (await answer.json()) as { data: IntrospectionQuery };
  await writeFile(file, `${HEAD}${printSchema(buildClientSchema(data))}\n`);
});
