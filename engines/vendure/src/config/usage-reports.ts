/** Vendure itself reads this one, and nothing else can tell it. */
const variable = 'VENDURE_DISABLE_TELEMETRY';

/**
 * Has Vendure send its makers nothing, unless the owner wants it: five seconds after a start and once a day each server would count
 * the rows of every table and report them.
 */
export function keepUsageToOurselves(variables: NodeJS.ProcessEnv): void {
  variables[variable] = String(variables[variable] !== 'false');
}
