import { IsArray, ValidateNested } from 'class-validator';
import { nestedList } from './nested';
import { StateAnswer } from './state-answer';
import type { Wire } from './wire';

export class StateListAnswer {
  @IsArray() @ValidateNested() readonly states: readonly StateAnswer[];

  constructor(wire: Wire<'StateList'>) {
    this.states = nestedList(StateAnswer, wire.states);
  }
}
