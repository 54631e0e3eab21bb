import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentNode } from 'graphql';
import { buildSchema, concatAST, parse, validate } from 'graphql';
import { entryPoint } from '#src/processes/entry-point';
import { codeOfOperations } from './operation-code';

/**
 * Generates the storefront's operations as TypeScript: their text, the types of what they take, and a check of what they are
 * answered. Fails when an operation does not fit the schema, and when the file is another; with --write it is written.
 */
entryPoint(async () => {
  const [schemaFile, folder] = process.argv.slice(2);
  if (!schemaFile || !folder) throw new Error('Give the file of the schema and the folder of the operations.');
  const schema = buildSchema(await readFile(schemaFile, 'utf8'));
  const document = await readOperations(folder);
  const problems = validate(schema, document);
  if (problems.length > 0) throw new Error(problems.map(String).join('\n'));
  const file = join(folder, 'operations.generated.ts');
  const code = codeOfOperations(schema, document);
  if (process.argv.includes('--write')) await writeFile(file, code);
  else if ((await readFile(file, 'utf8')) !== code) throw new Error(`${file} is old: generate it anew.`);
});

async function readOperations(folder: string): Promise<DocumentNode> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.graphql')).sort();
  return concatAST(await Promise.all(names.map(async (name) => parse(await readFile(join(folder, name), 'utf8')))));
}
