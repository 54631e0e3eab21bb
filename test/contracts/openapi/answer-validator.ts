import ajvFormats from 'ajv-formats';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { apiDocument, type Operation, resolveAnswer, type Schema } from './api-document';
import { seal, sealedDefinitions } from './sealed-schemas';

/** One answer of a server to one call. `path` may carry a query; `body` is parsed JSON, the text, or null when empty. */
export interface Answer {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly contentType: string | null | undefined;
  readonly body: unknown;
}

export interface DescribedCall {
  readonly template: string;
  readonly operation: Operation;
}

const definitions = sealedDefinitions(apiDocument.components.schemas);
const ajv = new Ajv2020({ strict: true, strictTypes: false, allErrors: true });
ajvFormats(ajv, ['date', 'date-time', 'uri']);
const validators = new Map<Schema, ValidateFunction>();

const templates = Object.entries(apiDocument.paths)
  .map(([template, operations]) => ({
    template,
    operations,
    pattern: patternOf(template),
    parameters: template.split('{').length,
  }))
  // A literal path wins over a template which would match it too.
  .sort((one, other) => one.parameters - other.parameters);

/** The call of the document that a request is, or undefined when the document has none (spec §7 Shop back end). */
export function findCall(method: string, path: string): DescribedCall | undefined {
  const pathname = path.replace(/[?#].*$/s, '');
  for (const { template, operations, pattern } of templates) {
    const operation = operations[method.toLowerCase()];
    if (operation && pattern.test(pathname)) return { template, operation };
  }
  return undefined;
}

/**
 * Returns the problems of a response by the API document; empty when there are none. Keys that the document does not name are
 * problems too, because in our own server they are mistakes.
 */
export function validateAnswer({ method, path, status, contentType, body }: Answer): string[] {
  const call = findCall(method, path);
  if (!call) return [`${method} ${path} is no call of the document`];
  const name = `${method} ${call.template}`;
  const described = call.operation.responses[String(status)];
  if (!described) return [`${name} does not answer ${status}`];
  const { content } = resolveAnswer(described);
  if (!content) return body === null || body === undefined || body === '' ? [] : [`${name} ${status} has no body`];
  const mediaType = (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const media = content[mediaType];
  if (!media)
    return [`${name} ${status} is ${Object.keys(content).join(' or ')}, not ${mediaType || 'without a type'}`];
  const validate = validatorOf(media.schema);
  if (validate(body)) return [];
  return [...new Set((validate.errors ?? []).map((error) => `${name} ${status}: ${describe(error)}`))];
}

function validatorOf(schema: Schema): ValidateFunction {
  const known = validators.get(schema);
  if (known) return known;
  const validate = ajv.compile({ ...seal(schema), $defs: definitions });
  validators.set(schema, validate);
  return validate;
}

function describe(error: ErrorObject): string {
  const unknownKey: unknown = error.params['unevaluatedProperty'] ?? error.params['additionalProperty'];
  const what = typeof unknownKey === 'string' ? `has the unknown key ${unknownKey}` : (error.message ?? error.keyword);
  const allowed: unknown = error.params['allowedValues'];
  return `${error.instancePath || 'the body'} ${what}${Array.isArray(allowed) ? ` (${allowed.join(', ')})` : ''}`;
}

function patternOf(template: string): RegExp {
  const escaped = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${escaped}$`);
}
