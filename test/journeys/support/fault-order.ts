/** A fault of coming calls to the back end; see sandbox/faults. */
export interface FaultOrder {
  readonly kind: 'delay' | 'drop' | 'drop-after' | 'status' | 'slow-body' | 'wrong-shape';
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** A path in which `*` stands for a part of it and `**` for anything. */
  readonly path: string;
  readonly times?: number;
  readonly status?: number;
  readonly body?: unknown;
  readonly milliseconds?: number;
}
