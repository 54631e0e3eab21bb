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
