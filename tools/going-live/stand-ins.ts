import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createServer } from 'node:tls';
import { parseEnv } from 'node:util';
import { contentService } from '#sandbox/content-service/content-service';
import type { StoredContent, StoredEntry } from '#sandbox/content-service/stored-content';
import { createServer as createFastify } from '#sandbox/http/server';
import { startSandbox } from '#sandbox/sandbox';
import type { ProjectKeys } from '#sandbox/sign-in/project';
import { ManagementStandIn } from '#tools/contentful/management-stand-in';
import { answers, listen, stop } from '#tools/shop/ports';
import { blockOf } from './guide';
import { promises } from './own-goods';
import type { ServerMachine } from './server-machine';

const SHOP = 'https://shop.example';

/** Reads the link that was mailed to an address last. Rejects when there is none. */
export type LinkTo = (email: string) => Promise<string>;

/** Stands in for Stytch: the sign-in provider of the sandbox, whose mails are in its outbox. */
export async function startSignIn(machine: ServerMachine): Promise<LinkTo> {
  const port = machine.ports.signIn;
  const sandbox = await startSandbox({
    port,
    database: { kind: 'memory' },
    storefrontUrl: SHOP,
    content: false,
    signInKeys: keysOfGuide(),
  });
  machine.keep({ url: sandbox.url, close: () => sandbox.close() });
  return async (email) => {
    const read = async (path: string): Promise<string> => (await fetch(`http://localhost:${port}${path}`)).text();
    const [, mail] =
      new RegExp(`<a href="(/outbox/\\d+)">[^<]*</a><span>[^<]*? to ${email}</span>`).exec(await read('/outbox')) ?? [];
    if (mail === undefined) throw new Error(`Nothing was mailed to ${email}.`);
    const [link] = /https:\/\/shop\.example[^\s"<]+/.exec(await read(mail)) ?? [];
    if (link === undefined) throw new Error(`The mail to ${email} has no link to the shop.`);
    return link.replaceAll('&amp;', '&');
  };
}

/** The keys that the guide's storefront and engine show. */
function keysOfGuide(): ProjectKeys {
  const { VITE_STYTCH_PUBLIC_TOKEN: token = '' } = parseEnv(blockOf('6. The storefront', '# The live shop'));
  const { SIGN_IN_SECRET: secret = '' } = parseEnv(blockOf('2. The engine', 'NODE_ENV=production'));
  return { publicTokens: [token], secret };
}

/** Stands in for the part of Contentful that takes content. */
export async function startContentManagement(machine: ServerMachine): Promise<ManagementStandIn> {
  const management = new ManagementStandIn();
  await listen(management.server, machine.ports.management, 'GOING_LIVE_PORT');
  machine.keep({ url: '', close: () => stop(management.server) });
  return management;
}

/** Stands in for the part of Contentful that delivers the entries that were published there, and `entered` by a person. */
export async function startContentDelivery(
  machine: ServerMachine,
  { entries }: Pick<ManagementStandIn, 'entries'>,
  entered: StoredContent,
): Promise<void> {
  const published = [...entries].flatMap(([id, { body, isPublished, contentType = '' }]) =>
    isPublished
      ? [{ id, contentType, fields: inOneLanguage(body['fields'] as Localized), createdAt: DAY, updatedAt: DAY }]
      : [],
  );
  const app = await createFastify(SHOP);
  await app.register(
    contentService({
      content: { entries: [...published.map(completed), ...entered.entries], assets: entered.assets },
      access: { space: 'space', token: 'delivery-token' },
    }),
  );
  await app.listen({ port: machine.ports.delivery, host: '127.0.0.1' });
  // Closing waits for connections on which nothing was ever asked, such as a proxy keeps ready.
  machine.keep({ url: '', close: () => (app.server.closeAllConnections(), app.close()) });
}

/** Enters the values that the engine promises as well, as a person does in the settings. */
function completed(entry: StoredEntry): StoredEntry {
  return entry.contentType === 'siteSettings' ? { ...entry, fields: { ...entry.fields, ...promises() } } : entry;
}

const DAY = '2026-11-28T00:00:00.000Z';

type Localized = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

function inOneLanguage(fields: Localized): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value['en-US']]));
}

/** A mail as it came over the wire. */
export type Delivered = string;

/** Stands in for Stripe and for a mail server, by the engine's own stand-ins in its folder. `onMail` hears of each mail. */
export async function startStripeAndMail(
  machine: ServerMachine,
  engine: string,
  onMail: (mail: Delivered) => void,
): Promise<Payments> {
  const child = fork(join(engine, 'dist/test/stand-ins.js'), {
    env: { ...machine.variables(), STRIPE_NOTIFIED: 'https://engine.shop.example/payments/notifications' },
    execArgv: [],
    detached: true,
  });
  const addresses = await new Promise<Payments & { readonly smtp: string }>((done, fail) => {
    child.on('message', (told: { readonly mail: string } | (Payments & { readonly smtp: string })) => {
      if ('mail' in told) onMail(told.mail);
      else done(told);
    });
    child.once('exit', () => fail(new Error('The stand-ins of Stripe and the mail server did not start.')));
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  machine.keep({ url: '', close: () => (child.disconnect(), ended) });
  machine.smtpPort = await secured(machine, 'smtp.example', Number(new URL(addresses.smtp).port));
  return addresses;
}

interface Payments {
  /** Stripe's API. */
  readonly api: string;
  /** The page on which shoppers pay. */
  readonly page: string;
}

/** Serves a port over TLS, with the certificate that Caddy has made for the name. Returns the port of that. */
async function secured(machine: ServerMachine, name: string, port: number): Promise<number> {
  const file = machine.path(`certificates/certificates/local/${name}/${name}`);
  while (!existsSync(`${file}.key`)) await pause(100);
  const [cert, key] = await Promise.all([readFile(`${file}.crt`), readFile(`${file}.key`)]);
  const server = createServer({ cert, key }, (socket) => {
    const inner = connect(port, '127.0.0.1');
    socket.pipe(inner).pipe(socket);
    socket.on('error', () => inner.destroy());
    inner.on('error', () => socket.destroy());
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  machine.keep({ url: '', close: () => new Promise((done) => void server.close(() => done())) });
  return (server.address() as { readonly port: number }).port;
}

/**
 * Stands in for the internet's side of HTTPS: certificates that the machine trusts for all names, and a way from the names of the
 * services to their stand-ins. It is the Caddy of the guide, whose Caddyfile imports this.
 */
export async function startCaddy(machine: ServerMachine): Promise<void> {
  const { https, http, caddy } = machine.ports;
  await machine.write(
    'stand-ins.caddy',
    `{
	http_port ${http}
	https_port ${https}
	admin 127.0.0.1:${caddy}
	storage file_system ${machine.path('certificates')}
	skip_install_trust
	cert_issuer internal {
		lifetime 2160h
		sign_with_root
	}
}

${servicesIn(machine)}`,
  );
  await machine.write('etc/caddy/Caddyfile', `import ${machine.path('stand-ins.caddy')}\n`);
  machine.startProgram('caddy', ['run', '--adapter', 'caddyfile', '--config', machine.path('etc/caddy/Caddyfile')]);
  while (!(await answers('127.0.0.1', https)) || !existsSync(String(machine.variables()['NODE_EXTRA_CA_CERTS'])))
    await pause(100);
}

/** Names Stripe's stand-ins as well, once they are there. */
export async function addStripe(machine: ServerMachine, { api, page }: Payments): Promise<void> {
  await machine.write(
    'stripe.caddy',
    `api.stripe.com {\n\treverse_proxy ${api}\n}\ncheckout.stripe.test {\n\treverse_proxy ${page}\n}\n`,
  );
}

function servicesIn({ ports: { signIn, delivery, management } }: ServerMachine): string {
  return `import stripe.caddy*

smtp.example {
	respond 404
}

api.stytch.com {
	reverse_proxy localhost:${signIn}
}

api.contentful.com, upload.contentful.com {
	reverse_proxy 127.0.0.1:${management}
}

cdn.contentful.com {
	reverse_proxy 127.0.0.1:${delivery}
}
`;
}
