import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentNode } from 'graphql';
import { buildSchema, concatAST, parse, validate } from 'graphql';
import { entryPoint } from '#src/processes/entry-point';
import { codeOfOperations, digestsOf } from './operation-code';

/**
 * Generates the storefront's operations as TypeScript: their text, the types of their variables, and a check of their answers; and
 * the digests by which a live engine knows them. Fails when an operation does not fit the schema, and when a file is another; with
 * --write both are written.
 */
entryPoint(async () => {
  const [schemaFile, folder, digestsFile] = process.argv.slice(2);
  if (!schemaFile || !folder || !digestsFile)
    throw new Error('Give the file of the schema, the folder of the operations and the file of their digests.');
  const schema = buildSchema(await readFile(schemaFile, 'utf8'));
  const document = await readOperations(folder);
  const problems = validate(schema, document);
  if (problems.length > 0) throw new Error(problems.map(String).join('\n'));
  await keep(join(folder, 'operations.generated.ts'), codeOfOperations(schema, document));
  await keep(digestsFile, `${JSON.stringify(digestsOf(document), undefined, 2)}\n`);
});

async function keep(file: string, content: string): Promise<void> {
  if (process.argv.includes('--write')) await writeFile(file, content);
  else if ((await readFile(file, 'utf8')) !== content) throw new Error(`${file} is old: generate it anew.`);
}

async function readOperations(folder: string): Promise<DocumentNode> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.graphql')).sort();
  return concatAST(await Promise.all(names.map(async (name) => parse(await readFile(join(folder, name), 'utf8')))));
}
