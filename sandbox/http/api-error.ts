export interface ApiErrorOptions {
  /** Commits the rows that were stored before the error. */
  readonly keepsChanges?: boolean;
}

/** An error response. The body is sent as it is: an object as JSON, a string as plain text. */
export class ApiError extends Error {
  readonly keepsChanges: boolean;

  constructor(
    readonly status: number,
    readonly body: Readonly<Record<string, unknown>> | string,
    options: ApiErrorOptions = {},
  ) {
    super(typeof body === 'string' ? body : JSON.stringify(body));
    this.keepsChanges = options.keepsChanges ?? false;
  }
}

/** The HTTP status for anything that was thrown; 500 when it has none. */
export function statusOf(error: unknown): number {
  if (error instanceof ApiError) return error.status;
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
}
