interface QueryProblem {
  readonly name: string;
  readonly path?: readonly string[];
  readonly value?: string;
  readonly details?: string;
}

interface Details {
  readonly errors?: readonly QueryProblem[];
  readonly [key: string]: unknown;
}

/** An error of the delivery API: status, error id and details. */
export class DeliveryError extends Error {
  private constructor(
    readonly status: number,
    readonly id: string,
    message: string,
    readonly details?: Details,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'DeliveryError';
  }

  static tokenInvalid(): DeliveryError {
    return new DeliveryError(401, 'AccessTokenInvalid', 'The access token is unknown or no longer valid.');
  }

  static notFound(details: Details): DeliveryError {
    return new DeliveryError(404, 'NotFound', 'The resource could not be found.', details);
  }

  static unknownPath(path: readonly string[], why = `The path "${path.join('.')}" is not recognized`): DeliveryError {
    return DeliveryError.invalidQuery([{ name: 'unknown', path, details: why }]);
  }

  static invalidQuery(errors: readonly QueryProblem[]): DeliveryError {
    return new DeliveryError(
      400,
      'InvalidQuery',
      'The query is not valid: a filter, an order or a number in it does not apply.',
      { errors },
    );
  }

  static tooBig(maxBytes: number): DeliveryError {
    return new DeliveryError(400, 'BadRequest', `Response size too big. Maximum allowed response size: ${maxBytes}B.`);
  }

  static rateLimited(resetSeconds: number): DeliveryError {
    return new DeliveryError(429, 'RateLimitExceeded', 'Too many requests in a short time.', undefined, {
      'X-Contentful-RateLimit-Reset': String(resetSeconds),
    });
  }

  body(requestId: string): object {
    return {
      sys: { type: 'Error', id: this.id },
      message: this.message,
      ...(this.details === undefined ? {} : { details: this.details }),
      requestId,
    };
  }
}
