import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A JSON schema as it stands in the document: a plain object, since its keywords are checked by the validator. */
export type Schema = Readonly<Record<string, unknown>>;

export interface DescribedAnswer {
  readonly description: string;
  /** Schema by media type; absent when the answer has no body. */
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly parameters?: readonly object[];
  readonly responses: Readonly<Record<string, DescribedAnswer | { readonly $ref: string }>>;
}

export interface ApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly responses: Readonly<Record<string, DescribedAnswer>>;
    readonly schemas: Readonly<Record<string, Schema>>;
  };
}

const documentUrl = new URL('../../../contracts/shop-api.openapi.yaml', import.meta.url);

export const apiDocumentText: string = readFileSync(documentUrl, 'utf8');

export const apiDocument = parse(apiDocumentText) as ApiDocument;

/** The answer itself, or the shared one that the operation points at. */
export function resolveAnswer(answer: DescribedAnswer | { readonly $ref: string }): DescribedAnswer {
  if (!('$ref' in answer)) return answer;
  const name = answer.$ref.split('/').at(-1) ?? '';
  const shared = apiDocument.components.responses[name];
  if (!shared) throw new Error(`The document points at ${answer.$ref}, which it does not have.`);
  return shared;
}
