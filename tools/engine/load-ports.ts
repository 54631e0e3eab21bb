import { readPort, requireDistinctPorts, type Variables } from '#tools/environment';

const ENGINE_PORT = 3311;
const DATABASE_PORT = 5547;

/**
 * Where two servers, one behind the other, and their database listen, apart from an engine that somebody is using. Throws when
 * two of them, or one and the payment page, have the same port.
 */
export function loadPorts(variables: Variables, sandboxPort: number): Variables {
  const enginePort = readPort('ENGINE_PORT', variables, ENGINE_PORT, 1);
  const databasePort = readPort('DATABASE_PORT', variables, DATABASE_PORT);
  requireDistinctPorts({
    TEST_SANDBOX_PORT: sandboxPort,
    ENGINE_PORT: enginePort,
    'the port behind ENGINE_PORT': enginePort + 1,
    ...(!variables['DATABASE_URL'] && { DATABASE_PORT: databasePort }),
  });
  return { ENGINE_PORT: String(enginePort), DATABASE_PORT: String(databasePort) };
}
