export interface ApiErrorOptions {
  /** What was stored before the refusal stays stored. */
  readonly keepsChanges?: boolean;
}

/** An answer that is not a success. The body is sent as it is: an object as JSON, a text as plain text. */
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

/** The status that stands for whatever was thrown: a refusal, or what the server itself could not read. */
export function statusOf(error: unknown): number {
  if (error instanceof ApiError) return error.status;
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
}
