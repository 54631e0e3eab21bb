/** Connections of one process to the database. */
export const mostConnections = 25;

/**
 * Calls that a server carries out concurrently. Each holds a connection for its transaction, and may need a second one beside it
 * (for counts and caches): were all connections held by calls that wait for a second one, none would go on.
 */
export const mostCallsAtOnce = 16;

/**
 * Milliseconds after which PostgreSQL ends a statement of a server, also one that waits for a lock: a shopper has gone by then, and a
 * statement that goes on would keep its connection from others.
 */
export const longestStatement = 15_000;

/** The same of a worker, whose jobs go over whole tables. */
export const longestStatementOfWorker = 600_000;
