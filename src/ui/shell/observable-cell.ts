import type { Cell } from '#src/application/ports/state/cell';
import { autoObservable } from '#src/ui/kit/auto-observable';

export class ObservableCell<T> implements Cell<T> {
  current: T;

  constructor(private readonly initial: T) {
    this.current = initial;
    autoObservable(this);
  }

  replace(value: T): void {
    this.current = value;
  }

  clear(): void {
    this.current = this.initial;
  }
}
