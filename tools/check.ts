import { checks, CHECKS_AT_ONCE } from './checks';
import { runSteps } from './console/step';

console.log('Checking');
const results = await runSteps(checks, CHECKS_AT_ONCE);
const failed = results.filter((result) => !result.ok).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
