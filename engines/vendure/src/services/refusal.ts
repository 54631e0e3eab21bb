import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import { Catch } from '@nestjs/common';
import type { Fields } from '#src/plugin/shop-failure';

/** Refuses a call of a service. Visitors cause it every day, so that no log mentions it. */
export class Refusal extends Error {
  constructor(
    readonly status: 404 | 422 | 429,
    message: string,
    readonly errors?: Fields,
  ) {
    super(message);
  }
}

export function unknown(): Refusal {
  return new Refusal(404, 'The resource you were looking for could not be found.');
}

export function invalidFields(errors: Fields): Refusal {
  return new Refusal(422, 'Invalid resource. Please fix errors and try again.', errors);
}

export function tooManyCalls(): Refusal {
  return new Refusal(429, 'Too many attempts. Please wait a minute before the next one.');
}

interface Response {
  status(status: number): { json(body: object): void };
}

/** Answers a refusal as the storefront reads it. Vendure's own filter would leave the fields out. */
@Catch(Refusal)
export class RefusalFilter implements ExceptionFilter<Refusal> {
  catch({ status, message, errors }: Refusal, host: ArgumentsHost): void {
    host.switchToHttp().getResponse<Response>().status(status).json({ error: message, errors });
  }
}
