import { validateSync, type ValidationError } from 'class-validator';
import { log } from '#src/application/calls/log';
import { GatewayError } from '#src/application/ports/gateway-error';
import { isRecord, parseJson } from '#src/infrastructure/shared/json';
import { createResponse, type ResponseClass } from './response-fields';

/**
 * Validates a successful response. Malformed optional fields and rows are removed and logged. A malformed required
 * field throws `wrong_shape`. Logs and errors name paths and no values, which may be personal data.
 */
export function parseResponse<T extends object>(Response: ResponseClass<T>, text: string): T {
  const body = parseJson(text);
  if (!isRecord(body))
    throw new GatewayError({ code: 'wrong_shape', message: 'The answer of the shop is no JSON object' });
  const response = createResponse(Response, body);
  report(removeMalformed(response));
  return response;
}

/** Validates a successful response that is a bare list. Malformed rows are removed. */
export function parseRows<T extends object>(Row: ResponseClass<T>, text: string): readonly T[] {
  const body = parseJson(text);
  if (!Array.isArray(body))
    throw new GatewayError({ code: 'wrong_shape', message: 'The answer of the shop is no list' });
  const { kept, paths } = removeMalformedRows(
    body.map((row: unknown) => createResponse(Row, row)),
    'list',
  );
  report(paths);
  return kept;
}

function report({ missing, leftOut }: MalformedPaths): void {
  if (missing.length > 0) {
    throw new GatewayError({
      code: 'wrong_shape',
      message: `The answer of the shop has the wrong shape: ${missing.join(', ')}`,
    });
  }
  if (leftOut.length > 0) log.warn('The shop answered something malformed, which is left out', { paths: leftOut });
}

interface MalformedPaths {
  /** Of required fields. */
  readonly missing: readonly string[];
  /** Of removed fields and rows. */
  readonly leftOut: readonly string[];
}

/** Removes malformed optional parts of a response. */
function removeMalformed(response: object, above = ''): MalformedPaths {
  return joinPaths(validateSync(response).map((error) => removeMalformedProperty(response, error, above)));
}

function removeMalformedProperty(
  response: object,
  { property, value, children = [] }: ValidationError,
  above: string,
): MalformedPaths {
  const path = above + property;
  if (Array.isArray(value) && children.length > 0) {
    const { kept, paths } = removeMalformedRows(value as object[], path);
    const isListLost = paths.missing.length > 0 && isOptional(response, property);
    Object.assign(response, { [property]: isListLost ? undefined : kept });
    return isListLost ? { missing: [], leftOut: [...paths.leftOut, ...paths.missing] } : paths;
  }
  const { missing, leftOut } =
    children.length > 0 ? removeMalformed(value as object, `${path}.`) : { missing: [path], leftOut: [] };
  if (missing.length === 0 || !isOptional(response, property)) return { missing, leftOut };
  Object.assign(response, { [property]: undefined });
  return { missing: [], leftOut: [...leftOut, ...missing] };
}

function removeMalformedRows<T extends object>(
  list: readonly T[],
  path: string,
): { readonly kept: readonly T[]; readonly paths: MalformedPaths } {
  const rows = list.map((row, index) => ({ row, ...removeMalformed(row, `${path}.${index}.`) }));
  const unreadable = rows.filter(({ row, missing }) => missing.length > 0 && !isRequiredRow(row));
  const results = rows.map((one) =>
    unreadable.includes(one) ? { missing: [], leftOut: [...one.leftOut, ...one.missing] } : one,
  );
  return { kept: rows.filter((one) => !unreadable.includes(one)).map(({ row }) => row), paths: joinPaths(results) };
}

/** A malformed row of such a class is never removed. */
function isRequiredRow({ constructor }: object): boolean {
  return 'isNeeded' in constructor;
}

/** True when the response is valid without the field. */
function isOptional(response: object, property: string): boolean {
  const without: object = Object.assign(Object.create(Object.getPrototypeOf(response) as object) as object, response, {
    [property]: undefined,
  });
  return validateSync(without).every((error) => error.property !== property);
}

function joinPaths(all: readonly MalformedPaths[]): MalformedPaths {
  return {
    missing: all.flatMap(({ missing }) => missing),
    leftOut: all.flatMap(({ leftOut }) => leftOut),
  };
}
