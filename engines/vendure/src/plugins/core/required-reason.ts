import { invalid } from './shop-failure';
import { blank, controlProblem, lengthProblem } from './text-checks';

const longest = 255;

/** Returns the reason of staff for an action, one line without spaces around it. Throws INVALID when there is none. */
export function requiredReason(reason: string): string {
  const said = reason.trim();
  const problem = said === '' ? blank : (lengthProblem(said, longest) ?? controlProblem(said));
  if (problem !== undefined) throw invalid({ reason: [problem] });
  return said;
}
