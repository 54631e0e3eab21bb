import { readFile, writeFile } from 'node:fs/promises';
import type { IntrospectionQuery } from 'graphql';
import { buildClientSchema, getIntrospectionQuery, printSchema } from 'graphql';
import { entryPoint } from '#src/processes/entry-point';

const heading = '# The shop API of the engine, as a running server describes it (npm run test:vendure -- --write).\n\n';

/** Compares a file with the schema of the shop API at an address; with --write the file becomes that schema. */
entryPoint(async () => {
  const [address, file] = process.argv.slice(2);
  if (!address || !file) throw new Error('Give the address of a shop API and a file.');
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: getIntrospectionQuery() }),
  });
  const { data } = (await answer.json()) as { data: IntrospectionQuery };
  const schema = `${heading}${printSchema(buildClientSchema(data))}\n`;
  if (process.argv.includes('--write')) await writeFile(file, schema);
  else if ((await readFile(file, 'utf8')) !== schema) throw new Error(`${file} is not the schema of the engine.`);
});
