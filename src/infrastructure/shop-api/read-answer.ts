import { validateSync, type ValidationError } from 'class-validator';
import { GatewayError } from '../../application/ports/gateway-error';
import { isFields } from './fields';
import { parseJson } from './parse-json';

/**
 * Reads a successful answer as what it should be. Rejects with `wrong_shape` that names the paths which are not as
 * expected, never their values: those may be somebody's address.
 */
export function readAnswer<T extends object>(Answer: new (wire: never) => T, text: string): T {
  const body = parseJson(text);
  if (!isFields(body)) throw new GatewayError({ code: 'wrong_shape', message: 'The answer of the shop is no JSON object' });
  const answer = new Answer(body as never);
  const problems = validateSync(answer).flatMap((error) => wrongPaths(error));
  if (problems.length > 0) {
    throw new GatewayError({ code: 'wrong_shape', message: `The answer of the shop has the wrong shape: ${problems.join(', ')}` });
  }
  return answer;
}

function wrongPaths({ property, children = [] }: ValidationError, above = ''): readonly string[] {
  const path = above + property;
  return children.length === 0 ? [path] : children.flatMap((child) => wrongPaths(child, `${path}.`));
}
