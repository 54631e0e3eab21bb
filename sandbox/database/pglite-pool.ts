import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { preparingPool } from './preparing-pool';

/**
 * A pool whose one connection speaks to the embedded database. Borrowers get it one after the other, in the order of asking,
 * so the statements of two transactions never mix. The caller that ends the pool closes the database.
 */
export function pglitePool(pglite: PGlite): PostgresPool {
  const pool = new pg.Pool({
    user: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    stream: () => new PgliteStream(pglite),
  });
  return {
    ...preparingPool(pool),
    end: async () => {
      await pool.end();
      await pglite.close();
    },
  };
}

const TERMINATE = 'X'.charCodeAt(0);

/** Stands in for the socket to a server: the driver writes messages of PostgreSQL's protocol and reads the answers. */
class PgliteStream extends Duplex {
  constructor(private readonly pglite: PGlite) {
    super();
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  // The driver also calls these methods of a socket. They have no effect here.
  setNoDelay(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // Answers are pushed as they come.
  }

  override _write(message: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.send(message, done);
  }

  override _writev(messages: readonly { readonly chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.send(Buffer.concat(messages.map(({ chunk }) => chunk)), done);
  }

  private send(message: Buffer, done: (error?: Error | null) => void): void {
    if (message[0] === TERMINATE) {
      done();
      return;
    }
    // Streamed, because the database keeps and parses for itself an answer that it gives as a whole. The parts that it hands out
    // are its own memory, and are copied before it is used again.
    const onRawData = (answer: Uint8Array): void => {
      this.push(Buffer.from(answer));
    };
    this.pglite.execProtocolRawStream(message, { onRawData }).then(() => {
      done();
    }, done);
  }
}
