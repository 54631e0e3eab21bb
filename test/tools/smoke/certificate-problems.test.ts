import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificateProblems } from '#tools/smoke/certificate-problems';

const folder = 'test/fixtures/certificates';
const cert = readFileSync(`${folder}/localhost.crt`, 'utf8');
const end = Date.parse(new X509Certificate(cert).validTo);
const day = 86_400_000;

const server = createServer({ cert, key: readFileSync(`${folder}/localhost.key`) });
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));

const look = (days: number, host = 'localhost', issuer: string | undefined = cert): Promise<readonly string[]> => {
  const now = new Date(end - days * day);
  return certificateProblems(`https://${host}:${(server.address() as AddressInfo).port}`, {
    now,
    ...(issuer !== '' && { issuer }),
  });
};

describe('The certificate of a released shop', () => {
  it('is right for a fortnight and more, from an issuer who is trusted', async () => {
    expect(await look(15)).toEqual([]);
  });

  it.each([
    [13, /^The certificate of localhost:\d+ expires on 2126-11-04, in 13 days\.$/],
    [-1, /^The certificate of localhost:\d+ expired on 2126-11-04\.$/],
    [36_600, /^The certificate of localhost:\d+ begins only on 2026-11-28\.$/],
  ])('is found wrong %i days before its end', async (days, problem) => {
    expect(await look(days)).toEqual([expect.stringMatching(problem)]);
  });

  it('is found wrong on another host, and from an untrusted issuer', async () => {
    expect(await look(15, '127.0.0.1')).toEqual([
      expect.stringMatching(/^The certificate of 127\.0\.0\.1:\d+ is another host's: /),
    ]);
    expect(await look(15, 'localhost', '')).toEqual([
      expect.stringMatching(/^Browsers do not trust the certificate of localhost:\d+: \w+\.$/),
    ]);
  });

  it('is missed where a shop is served without, but not on this machine', async () => {
    const now = new Date(end - 15 * day);

    expect(await certificateProblems('http://shop.example', { now })).toEqual([
      'http://shop.example is not served over HTTPS.',
    ]);
    expect(await certificateProblems('http://localhost:5173', { now })).toEqual([]);
  });
});
