import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadPorts } from '#tools/engine/load-ports';
import { onVendure } from '#tools/engine/vendure-environment';
import { isLocal, readEnvironment } from '#tools/environment';
import { readTestEnvironment } from '#tools/testing/test-environment';

describe('Environment of a command (spec §3 Configuration)', () => {
  let directory: string;

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'environment-'));
    writeFileSync(join(directory, '.env.example'), readFileSync('.env.example'));
  });

  it('takes the values of the sandbox when there is no .env', () => {
    const environment = readEnvironment(directory, {});

    expect(environment.source).toBe('.env.example');
    expect(environment.variables).toMatchObject({
      VITE_BRAND_NAME: 'Ringpull',
      VITE_ORDER_API_URL: 'http://localhost:4000',
      VITE_CONTENTFUL_HOST: 'localhost:4000',
      VITE_SITE_URL: 'http://localhost:5173',
      VITE_STORE_ID: '2',
    });
    expect(environment.usesSandbox).toBe(true);
  });

  it('moves the addresses of the sandbox and the storefront to the ports in use', () => {
    const environment = readEnvironment(directory, { PORT: '5273', SANDBOX_PORT: '4100' });

    expect(environment.storefrontUrl).toBe('http://localhost:5273');
    expect(environment.sandboxUrl).toBe('http://localhost:4100');
    expect(environment.variables).toMatchObject({
      VITE_ORDER_API_URL: 'http://localhost:4100',
      VITE_STYTCH_BASE_URL: 'http://localhost:4100',
      VITE_CONTENTFUL_HOST: 'localhost:4100',
      VITE_REVIEWS_URL: 'http://localhost:4100',
      VITE_CONTACT_URL: 'http://localhost:4100',
      VITE_OPT_IN_URL: 'http://localhost:4100',
      VITE_EVENTS_URL: 'http://localhost:4100/events',
      VITE_SITE_URL: 'http://localhost:5273',
    });
  });

  it('uses a .env as it is, whatever the ports', () => {
    writeFileSync(join(directory, '.env'), 'VITE_ORDER_API_URL=http://localhost:4000\nVITE_BRAND_NAME=Other\n');

    const environment = readEnvironment(directory, { SANDBOX_PORT: '4100' });

    expect(environment.source).toBe('.env');
    expect(environment.variables).toMatchObject({
      VITE_ORDER_API_URL: 'http://localhost:4000',
      VITE_BRAND_NAME: 'Other',
    });
    expect(environment.variables['VITE_STORE_ID']).toBeUndefined();
  });

  it('lets a .env choose the ports', () => {
    writeFileSync(join(directory, '.env'), 'PORT=6000\nSANDBOX_PORT=6001\n');

    expect(readEnvironment(directory, {})).toMatchObject({ storefrontPort: 6000, sandboxPort: 6001 });
  });

  it.each(['.env', '.env.example'])('lets the shell win over %s', (file) => {
    writeFileSync(join(directory, file), 'VITE_BRAND_NAME=FromFile\n');

    expect(readEnvironment(directory, { VITE_BRAND_NAME: 'FromShell' }).variables['VITE_BRAND_NAME']).toBe('FromShell');
  });

  it("lets the shell take back a file's value", () => {
    const environment = readEnvironment(directory, { VITE_EVENTS_URL: '' });

    expect(environment.variables).not.toHaveProperty('VITE_EVENTS_URL');
  });

  it('knows when the file added nothing, as in a command started by another', () => {
    const first = readEnvironment(directory, {});

    expect(readEnvironment(directory, first.variables).source).toBeUndefined();
  });

  it('reads another file when told so', () => {
    writeFileSync(join(directory, '.env'), 'VITE_BRAND_NAME=FromEnv\n');

    expect(readEnvironment(directory, { ENV_FILE: '.env.example' }).variables['VITE_BRAND_NAME']).toBe('Ringpull');
  });

  it('keeps tests away from whatever a developer has configured', () => {
    writeFileSync(join(directory, '.env'), 'VITE_ORDER_API_URL=https://orders.example\nVITE_STORE_SLUG=real\n');

    const { variables, storefrontUrl } = readTestEnvironment(directory, {
      PORT: '80',
      VITE_EVENTS_URL: 'https://events.example',
      DATABASE_URL: 'postgres://real',
      HOME: '/home/somebody',
    });

    expect(storefrontUrl).toBe('http://localhost:5273');
    expect(variables).toMatchObject({
      VITE_ORDER_API_URL: 'http://localhost:4100',
      VITE_EVENTS_URL: 'http://localhost:4100/events',
      SITE_DIRECTORY: '.cache/test-dist-5273',
      HOME: '/home/somebody',
    });
    expect(variables).not.toHaveProperty('VITE_STORE_SLUG');
    expect(variables).not.toHaveProperty('DATABASE_URL');
  });

  it('gives tests on other ports a site of their own, so that they can run at once', () => {
    const { storefrontUrl, sandboxUrl, variables } = readTestEnvironment(directory, {
      TEST_PORT: '5280',
      TEST_SANDBOX_PORT: '4180',
    });
    expect([storefrontUrl, sandboxUrl]).toEqual(['http://localhost:5280', 'http://localhost:4180']);
    expect(variables['SITE_DIRECTORY']).toBe('.cache/test-dist-5280');
  });

  it('needs no sandbox when every outside system is elsewhere', () => {
    writeFileSync(
      join(directory, '.env'),
      'VITE_ORDER_API_URL=https://api.example\nVITE_CONTENTFUL_HOST=cdn.content.example\n',
    );

    expect(readEnvironment(directory, {}).usesSandbox).toBe(false);
  });

  it.each(['0', '70000', 'http', '40.5'])('names a port that is none: %s', (written) => {
    expect(() => readEnvironment(directory, { SANDBOX_PORT: written })).toThrow(`SANDBOX_PORT is "${written}"`);
  });

  it('refuses one port for storefront and sandbox, by the names of their variables, in a command and in tests', () => {
    expect(() => readEnvironment(directory, { PORT: '4000' })).toThrow('PORT and SANDBOX_PORT are both 4000');
    expect(() => readTestEnvironment(directory, { TEST_SANDBOX_PORT: '5273' })).toThrow(
      'TEST_PORT and TEST_SANDBOX_PORT are both 5273',
    );
    expect(() => readTestEnvironment(directory, { TEST_PORT: 'eighty' })).toThrow('TEST_PORT is "eighty"');
  });

  it('asks for no port of an unused sandbox', () => {
    writeFileSync(join(directory, '.env'), 'PORT=4000\nVITE_ORDER_API_URL=https://api.example\n');

    expect(readEnvironment(directory, {}).storefrontPort).toBe(4000);
  });

  it.each([
    [{ ENGINE_PORT: '5173' }, 'PORT and ENGINE_PORT are both 5173'],
    [{ ENGINE_PORT: '4000' }, 'SANDBOX_PORT and ENGINE_PORT are both 4000'],
    [{ DATABASE_PORT: '3301' }, 'ENGINE_PORT and DATABASE_PORT are both 3301'],
    [{ SANDBOX_PORT: '5544' }, 'SANDBOX_PORT and DATABASE_PORT are both 5544'],
    [{ ENGINE_PORT: 'vendure' }, 'ENGINE_PORT is "vendure"'],
    [{ DATABASE_PORT: '0' }, 'DATABASE_PORT is "0"'],
  ])('refuses a shop on the engine with %o', (written, message) => {
    expect(() => onVendure(readEnvironment(directory, written))).toThrow(message);
  });

  it('has messages to the shop, its lists and giveaways on the engine, and where visitors are on the sandbox', () => {
    const { variables } = onVendure(readEnvironment(directory, { ENGINE_PORT: '3333' })).environment;

    expect([variables['VITE_CONTACT_URL'], variables['VITE_OPT_IN_URL'], variables['VITE_GEOLOCATION_URL']]).toEqual([
      'http://localhost:3333',
      'http://localhost:3333',
      'http://localhost:4000/geolocation',
    ]);
  });

  it('moves the services of the sandbox to the engine that serves them, and none that is elsewhere or left out', () => {
    const written = { VITE_EVENTS_URL: 'https://events.example/sandbox', VITE_AFFILIATE_URL: '' };
    const { variables } = onVendure(readEnvironment(directory, { ...written, SANDBOX_PORT: '4100' })).environment;

    expect(variables).toMatchObject({
      VITE_REVIEWS_URL: 'http://localhost:3301',
      VITE_EVENTS_URL: 'https://events.example/sandbox',
      VITE_CONTACT_URL: 'http://localhost:3301',
    });
    expect(variables).not.toHaveProperty('VITE_AFFILIATE_URL');
  });

  it('asks for no port of a database that is elsewhere', () => {
    const written = { DATABASE_PORT: '3301', DATABASE_URL: 'postgres://elsewhere/vendure' };

    expect(onVendure(readEnvironment(directory, written)).engine.port).toBe(3301);
  });

  it('refuses a load run whose two servers, database and payment page share a port', () => {
    expect(() => loadPorts({ ENGINE_PORT: '4099' }, 4100)).toThrow('TEST_SANDBOX_PORT and the port behind ENGINE_PORT');
    expect(() => loadPorts({ DATABASE_PORT: '3311' }, 4100)).toThrow('ENGINE_PORT and DATABASE_PORT are both 3311');
    expect(() => loadPorts({ ENGINE_PORT: '65535' }, 4100)).toThrow('a number from 1 to 65534');
    expect(loadPorts({}, 4100)).toEqual({ ENGINE_PORT: '3311', DATABASE_PORT: '5547' });
  });

  it.each([
    ['localhost:4000', true],
    ['http://127.0.0.1:4000/spaces', true],
    ['http://[::1]:4000', true],
    ['cdn.content.example', false],
    ['https://localhost.example', false],
    [undefined, false],
  ])('knows whether %s is this machine: %s', (address, expected) => {
    expect(isLocal(address)).toBe(expected);
  });
});
