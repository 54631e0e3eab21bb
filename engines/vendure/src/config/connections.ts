/** Connections of one process to the database. */
export const mostConnections = 25;

/**
 * Calls that a server carries out at the same moment. Each holds a connection for its transaction, and may need a second one
 * beside it (for counts and caches): were all connections held by calls that wait for a second one, nobody would go on.
 */
export const mostCallsAtOnce = 16;
