import { invalid } from './shop-failure';
import { blank, lengthProblem } from './text-checks';

const longest = 255;

/** Returns why somebody who runs the shop does something, without spaces around it. Throws INVALID when it is not said. */
export function requiredReason(reason: string): string {
  const said = reason.trim();
  const problem = said === '' ? blank : lengthProblem(said, longest);
  if (problem !== undefined) throw invalid({ reason: [problem] });
  return said;
}
