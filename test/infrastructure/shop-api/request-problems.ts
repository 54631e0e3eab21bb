import ajvFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { findCall } from '#test/contracts/openapi/answer-validator';
import { apiDocument, type Operation, type Schema } from '#test/contracts/openapi/api-document';
import { seal, sealedDefinitions } from '#test/contracts/openapi/sealed-schemas';
import type { ReceivedCall } from './scripted-server';

interface DescribedRequest {
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: { readonly 'application/json': { readonly schema: Schema } };
  };
}

const ajv = new Ajv2020({ strict: true, strictTypes: false, allErrors: true });
ajvFormats(ajv, ['date', 'date-time', 'uri']);
const definitions = sealedDefinitions(apiDocument.components.schemas);

/** Returns the problems of a request by the API document; a key that the document does not name is a problem too. */
export function requestProblems({ method, url, body }: ReceivedCall): readonly string[] {
  const call = findCall(method, url);
  if (!call) return [`${method} ${url} is no call of the document`];
  const { requestBody } = call.operation as Operation & DescribedRequest;
  if (body === undefined) return requestBody?.required ? [`${call.template} needs a body`] : [];
  if (!requestBody) return [`${call.template} takes no body`];
  const validate = ajv.compile({ ...seal(requestBody.content['application/json'].schema), $defs: definitions });
  return validate(body)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}
