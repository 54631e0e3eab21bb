import { IsArray, ValidateNested } from 'class-validator';
import { nestedList } from './nested';
import { StateAnswer } from './state-answer';
import type { Wire } from './wire';

/** Needs a list; a state that is malformed cannot be chosen. */
export class StateListAnswer {
  @IsArray() @ValidateNested() readonly states: readonly StateAnswer[];

  constructor(wire: Wire<'StateList'>) {
    this.states = nestedList(StateAnswer, wire.states);
  }
}
