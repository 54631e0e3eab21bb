import {
  type Environment,
  readEnvironment,
  readPort,
  requireDistinctPorts,
  SANDBOX_VALUES,
  type Variables,
} from '#tools/environment';

const TEST_PORT = 5273;
const TEST_SANDBOX_PORT = 4100;

/**
 * The configuration of automated tests: the sandbox's values on ports of their own, whatever a developer has configured, so
 * that no test ever talks to a real service or to a shop in use.
 */
export function readTestEnvironment(directory: string, shell: Variables): Environment {
  const storefrontPort = readPort('TEST_PORT', shell, TEST_PORT);
  const sandboxPort = readPort('TEST_SANDBOX_PORT', shell, TEST_SANDBOX_PORT);
  requireDistinctPorts({ TEST_PORT: storefrontPort, TEST_SANDBOX_PORT: sandboxPort });
  const plain = Object.fromEntries(
    Object.entries(shell).filter(([name]) => !name.startsWith('VITE_') && name !== 'DATABASE_URL'),
  );
  return readEnvironment(directory, {
    ...plain,
    ENV_FILE: SANDBOX_VALUES,
    PORT: String(storefrontPort),
    SANDBOX_PORT: String(sandboxPort),
    SITE_DIRECTORY: `.cache/test-dist-${storefrontPort}`,
    SITE_EFFORT: shell['SITE_EFFORT'] ?? 'quick',
  });
}
