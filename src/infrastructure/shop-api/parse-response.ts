import { validateSync, type ValidationError } from 'class-validator';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { Logger } from '#src/application/ports/system/logger';
import { isRecord, parseJson } from '#src/infrastructure/shared/json';
import { createResponse, type ResponseClass } from './responses/response-fields';

/**
 * Reads a successful answer as what it should be. What is malformed costs its own field or row and a line in the logger;
 * only what the answer cannot do without makes it unreadable, which rejects with `wrong_shape`. Both name paths and never
 * values: those may be somebody's address.
 */
export function parseResponse<T extends object>(Response: ResponseClass<T>, text: string, logger: Logger): T {
  const body = parseJson(text);
  if (!isRecord(body))
    throw new GatewayError({ code: 'wrong_shape', message: 'The answer of the shop is no JSON object' });
  const response = createResponse(Response, body);
  const { missing, leftOut } = settle(response);
  if (missing.length > 0) {
    throw new GatewayError({
      code: 'wrong_shape',
      message: `The answer of the shop has the wrong shape: ${missing.join(', ')}`,
    });
  }
  if (leftOut.length > 0) logger.warn('The shop answered something malformed, which is left out', { paths: leftOut });
  return response;
}

/** Paths of what is malformed: what the answer cannot do without, and what was left out of it. */
interface Settlement {
  readonly missing: readonly string[];
  readonly leftOut: readonly string[];
}

/** Removes malformed optional parts of a response. */
function settle(response: object, above = ''): Settlement {
  return joined(validateSync(response).map((error) => settleProperty(response, error, above)));
}

function settleProperty(
  response: object,
  { property, value, children = [] }: ValidationError,
  above: string,
): Settlement {
  const path = above + property;
  if (Array.isArray(value) && children.length > 0) {
    const { kept, settlement } = settleRows(value as object[], path);
    Object.assign(response, { [property]: kept });
    return settlement;
  }
  const { missing, leftOut } =
    children.length > 0 ? settle(value as object, `${path}.`) : { missing: [path], leftOut: [] };
  if (missing.length === 0 || !canDoWithout(response, property)) return { missing, leftOut };
  Object.assign(response, { [property]: undefined });
  return { missing: [], leftOut: [...leftOut, ...missing] };
}

function settleRows(
  list: readonly object[],
  path: string,
): { readonly kept: readonly object[]; readonly settlement: Settlement } {
  const rows = list.map((row, index) => ({ row, ...settle(row, `${path}.${index}.`) }));
  const unreadable = rows.filter(({ row, missing }) => missing.length > 0 && !isNeeded(row));
  const settled = rows.map((one) =>
    unreadable.includes(one) ? { missing: [], leftOut: [...one.leftOut, ...one.missing] } : one,
  );
  return { kept: rows.filter((one) => !unreadable.includes(one)).map(({ row }) => row), settlement: joined(settled) };
}

/** Some rows are required; their class says so. */
function isNeeded({ constructor }: object): boolean {
  return 'isNeeded' in constructor;
}

/** A field is optional when its class accepts the response without it. */
function canDoWithout(response: object, property: string): boolean {
  const without: object = Object.assign(Object.create(Object.getPrototypeOf(response) as object) as object, response, {
    [property]: undefined,
  });
  return validateSync(without).every((error) => error.property !== property);
}

function joined(settlements: readonly Settlement[]): Settlement {
  return {
    missing: settlements.flatMap(({ missing }) => missing),
    leftOut: settlements.flatMap(({ leftOut }) => leftOut),
  };
}
