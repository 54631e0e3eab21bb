import { createHash } from 'node:crypto';
import type {
  DocumentNode,
  FragmentDefinitionNode,
  GraphQLInputType,
  GraphQLOutputType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';
import {
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  print,
  stripIgnoredCharacters,
  typeFromAST,
} from 'graphql';

const heading = `// Generated from the *.graphql files and contracts/vendure-shop.graphql by \`npm run test:vendure -- --write\`; change those.
import { type Checked, fields, list, maybe, noneOr, text, truth } from '#src/infrastructure/shared/checks';
import { moment, number } from '#src/infrastructure/shared/value-checks';
import { operation } from './operation';`;

/** The check of each scalar in an answer; every other one is text, as all enums are. */
const checks: ReadonlyMap<string, string> = new Map([
  ...['Int', 'Float', 'Money'].map((name) => [name, 'number'] as const),
  ['Boolean', 'truth'],
  ['DateTime', 'moment'],
]);

const inputs: ReadonlyMap<string, string> = new Map([
  ...['Int', 'Float', 'Money'].map((name) => [name, 'number'] as const),
  ['Boolean', 'boolean'],
]);

/** Gives the code for all operations of a document, which fits the schema. */
export function codeOfOperations(schema: GraphQLSchema, { definitions }: DocumentNode): string {
  const { fragments, calls } = parted(definitions);
  const ordered = [...new Set(calls.flatMap((call) => spreads(call.selectionSet, fragments)))];
  const parts = ordered.map((fragment) => {
    const name = fragment.name.value;
    const type = schema.getType(fragment.typeCondition.name.value) as GraphQLOutputType;
    return [
      `const text${name} = ${quoted(fragment)};`,
      `const check${name} = ${checkOf(schema, type, fragment.selectionSet)};`,
      `export type ${name} = Checked<typeof check${name}>;`,
    ].join('\n');
  });
  return `${[heading, ...inputTypes(schema, calls), ...parts, ...calls.map((call) => codeOfCall(schema, call, fragments))].join('\n\n')}\n`;
}

/** Gives the SHA-256 digest of the text of each operation, as the storefront sends it, by its name. */
export function digestsOf({ definitions }: DocumentNode): Readonly<Record<string, string>> {
  const { fragments, calls } = parted(definitions);
  return Object.fromEntries(
    calls.map((call) => {
      const text = [call, ...spreads(call.selectionSet, fragments)].map(textOf).join('');
      return [call.name?.value ?? '', createHash('sha256').update(text).digest('hex')];
    }),
  );
}

function parted(definitions: DocumentNode['definitions']): {
  readonly fragments: readonly FragmentDefinitionNode[];
  readonly calls: readonly OperationDefinitionNode[];
} {
  return {
    fragments: definitions.filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION),
    calls: definitions.filter((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION),
  };
}

function codeOfCall(
  schema: GraphQLSchema,
  call: OperationDefinitionNode,
  fragments: readonly FragmentDefinitionNode[],
): string {
  const name = call.name?.value ?? '';
  const root = schema.getRootType(call.operation) as GraphQLOutputType;
  const texts = spreads(call.selectionSet, fragments).map((fragment) => `text${fragment.name.value}`);
  const variables = (call.variableDefinitions ?? []).map(({ variable, type }) =>
    property(variable.name.value, typeFromAST(schema, type as never) as GraphQLInputType),
  );
  return [
    `export const ${name[0]?.toLowerCase()}${name.slice(1)} = /* @__PURE__ */ operation<${variables.length > 0 ? `{ ${variables.join('; ')} }` : 'object'}>()(`,
    `  '${name}',`,
    `  ${[quoted(call), ...texts].join(' + ')},`,
    // A field may be absent, but not unreadable.
    `  ${checkOf(schema, root, call.selectionSet).replaceAll(/: maybe\(check/g, ': noneOr(check')},`,
    ');',
  ].join('\n');
}

/** Lists the fragments that a selection uses, those first that others use. */
function spreads(
  { selections }: SelectionSetNode,
  fragments: readonly FragmentDefinitionNode[],
): readonly FragmentDefinitionNode[] {
  return selections.flatMap((one) => {
    if (one.kind === Kind.FIELD) return one.selectionSet ? spreads(one.selectionSet, fragments) : [];
    const fragment = one.kind === Kind.FRAGMENT_SPREAD && fragments.find(({ name }) => name.value === one.name.value);
    return fragment ? [...spreads(fragment.selectionSet, fragments), fragment] : [];
  });
}

function checkOf(schema: GraphQLSchema, type: GraphQLOutputType, selection: SelectionSetNode | undefined): string {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return `list(${checkOfField(schema, nullable.ofType, selection)})`;
  if (!isObjectType(nullable) || !selection) return checks.get(String(nullable)) ?? 'text';
  const [first] = selection.selections;
  if (first?.kind === Kind.FRAGMENT_SPREAD) return `check${first.name.value}`;
  const rows = selection.selections.map((one) => {
    if (one.kind !== Kind.FIELD) throw new Error('A fragment stands alone in its braces.');
    const field = nullable.getFields()[one.name.value];
    if (!field) throw new Error(`${nullable.name} has no ${one.name.value}.`);
    return `${one.alias?.value ?? one.name.value}: ${checkOfField(schema, field.type, one.selectionSet)}`;
  });
  return `fields({ ${rows.join(', ')} })`;
}

function checkOfField(schema: GraphQLSchema, type: GraphQLOutputType, selection: SelectionSetNode | undefined): string {
  const check = checkOf(schema, type, selection);
  return isNonNullType(type) ? check : `maybe(${check})`;
}

/** Writes the input types that variables need, and those within them. */
function inputTypes(schema: GraphQLSchema, calls: readonly OperationDefinitionNode[]): readonly string[] {
  const found = new Map<string, string>();
  const add = (type: GraphQLInputType): void => {
    const inner = getNullableType(type);
    if (isListType(inner)) return add(inner.ofType);
    if (!isInputObjectType(inner) || found.has(inner.name)) return;
    const rows = Object.values(inner.getFields());
    found.set(
      inner.name,
      `export interface ${inner.name} {\n${rows.map((row) => `  ${property(row.name, row.type)};`).join('\n')}\n}`,
    );
    for (const row of rows) add(row.type);
  };
  for (const { variableDefinitions = [] } of calls)
    for (const { type } of variableDefinitions) add(typeFromAST(schema, type as never) as GraphQLInputType);
  return [...found.values()];
}

function property(name: string, type: GraphQLInputType): string {
  return `readonly ${name}${isNonNullType(type) ? '' : '?'}: ${typeOf(type)}`;
}

function typeOf(type: GraphQLInputType): string {
  const inner = getNullableType(type);
  if (isListType(inner)) return `readonly ${typeOf(inner.ofType)}[]`;
  return isInputObjectType(inner) ? inner.name : (inputs.get(String(inner)) ?? 'string');
}

function quoted(node: FragmentDefinitionNode | OperationDefinitionNode): string {
  return `'${textOf(node)}'`;
}

function textOf(node: FragmentDefinitionNode | OperationDefinitionNode): string {
  return `${stripIgnoredCharacters(print(node))} `;
}
