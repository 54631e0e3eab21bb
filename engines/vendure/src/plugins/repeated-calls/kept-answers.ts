import { Injectable } from '@nestjs/common';
import { TransactionalConnection } from '@vendure/core';
import type { Repository } from 'typeorm';
import { LessThan } from 'typeorm';
import { KeyedCall } from '#src/plugins/repeated-calls/entities/keyed-call.entity';

/** Names a call by hashes: a caller who may call again needs none of the sent data. */
export interface CallName {
  readonly caller: string;
  readonly key: string;
  readonly request: string;
}

/** Milliseconds for which a key is known: a day. */
const keptFor = 86_400_000;

/** Knows calls by their keys, for all servers: each note is a row that is committed on its own. */
@Injectable()
export class KeptAnswers {
  constructor(private readonly connection: TransactionalConnection) {}

  /** Notes that a call begins. Returns the known state of the first one with its key; undefined when this is the first. */
  async begin({ caller, key, request }: CallName): Promise<Pick<KeyedCall, 'request' | 'answer'> | undefined> {
    await this.calls.delete({ caller, key, begunAt: LessThan(lastForgotten()) });
    const begun = await this.calls
      .createQueryBuilder()
      .insert()
      .values({ caller, key, request, begunAt: new Date(), answer: null })
      .orIgnore()
      .returning('id')
      .execute();
    if ((begun.raw as unknown[]).length > 0) return undefined;
    // Without a row the first one has ended just now without an answer to keep, and the caller tries again.
    return (await this.calls.findOneBy({ caller, key })) ?? { request, answer: null };
  }

  /** Keeps the answer of a call that has begun. */
  async keep({ caller, key }: CallName, answer: string): Promise<void> {
    await this.calls.update({ caller, key }, { answer });
  }

  /** Lets a call that changed nothing be sent again. */
  async forget({ caller, key }: CallName): Promise<void> {
    await this.calls.delete({ caller, key });
  }

  /** Removes rows older than a day. */
  async forgetOld(): Promise<void> {
    await this.calls.delete({ begunAt: LessThan(lastForgotten()) });
  }

  private get calls(): Repository<KeyedCall> {
    return this.connection.rawConnection.getRepository(KeyedCall);
  }
}

function lastForgotten(): Date {
  return new Date(Date.now() - keptFor);
}
