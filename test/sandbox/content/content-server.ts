import type { AddressInfo } from 'node:net';
import { createClient } from 'contentful';
import Fastify from 'fastify';
import { CONTENT_SPACE, CONTENT_TOKEN, contentService } from '#sandbox/content-service/content-service';
import type { StoredContent } from '#sandbox/content-service/stored-content';
import { writtenContent } from '#test/sandbox/support/written-content';

/** A content service on a port of its own, and the real client that talks to it. */
export async function startContentServer(content: StoredContent = writtenContent) {
  const app = Fastify();
  await app.register(contentService({ content }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const host = `127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const clientWith = (overrides: Partial<Parameters<typeof createClient>[0]> = {}) =>
    createClient({
      space: CONTENT_SPACE,
      accessToken: CONTENT_TOKEN,
      environment: 'master',
      host,
      insecure: true,
      retryOnError: false,
      ...overrides,
    });
  return { host, clientWith, client: clientWith(), stop: () => app.close() };
}

interface Failure {
  readonly name: string;
  readonly status: number;
  readonly details: unknown;
}

/** Returns the failure with which a call of the client ends. */
export async function failureOf(call: Promise<unknown>): Promise<Failure> {
  const error = await call.then(
    () => new Error('The call did not fail.'),
    (reason: unknown) => reason as Error,
  );
  const { status, details } = JSON.parse(error.message) as { status: number; details: unknown };
  return { name: error.name, status, details };
}
