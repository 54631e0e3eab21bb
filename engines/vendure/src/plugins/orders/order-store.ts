import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';

export interface Store {
  readonly id: ID;
  readonly name: string;
  readonly code: string;
}

/** The store that an order is placed in. An order is found in the channel of its call alone, so that channel is its store. */
@Injectable()
export class OrderStore {
  constructor(private readonly brandName: string) {}

  of({ channel }: RequestContext): Store {
    return { id: channel.id, name: this.brandName, code: channel.code };
  }
}
