import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import pg from 'pg';
import type { Browser } from 'playwright-core';
import type { ManagementStandIn } from '#tools/contentful/management-stand-in';
import { installEngine } from '#tools/engine/install-engine';
import { startTestDatabase } from '#tools/engine/test-database';
import { checkLiveSite, namesOfDemo } from '#tools/site/check-live-site';
import { Administrator, type OrderShown } from './administrator';
import { blockOf } from './guide';
import { addToCaddyfile, given, type GuideStep, office, reload, step } from './guide-step';
import { copyProject, ENGINE_ENV, engineVariables, writeEngineVariables, writeSeed } from './machine-files';
import { Mailbox } from './mailbox';
import { enteredContent } from './own-goods';
import type { ServerMachine } from './server-machine';
import {
  addStripe,
  startCaddy,
  startContentDelivery,
  startContentManagement,
  startSignIn,
  type LinkTo,
  startStripeAndMail,
} from './stand-ins';
import { buyer, customer, openBrowser, Visitor } from './visitor';

/** Holds the outcome of steps that others go on with. */
interface Opened {
  browser?: Browser;
  management?: ManagementStandIn;
  owner?: Administrator;
  linkTo?: LinkTo;
  customer?: Visitor;
  /** The token by which the customer's session is known. */
  sessionToken?: string;
  order?: string;
}

/** Returns the steps of the guide in its order. They have to be run one after another, each once. */
export function goingLiveSteps(machine: ServerMachine): readonly GuideStep[] {
  const opened: Opened = {};
  const mailbox = new Mailbox();
  const answers = new Map<string, string>();

  return [
    step('Components', 'an empty folder with the files of the project', () => copyProject(machine.path('shop'))),
    step('1. The database', 'a role and a database of the shop', async () => {
      await installEngine();
      const database = await startTestDatabase(machine.ports.database);
      machine.keep(database);
      const [, statements = ''] = /<<'SQL'\n([^]*?)^SQL$/m.exec(blockOf('1. The database', 'CREATE ROLE')) ?? [];
      const client = new pg.Client(database.url);
      await client.connect();
      for (const statement of statements.trim().split('\n')) await client.query(statement);
      await client.end();
    }),
    step('2. The engine', 'installed and compiled', async () => {
      await cp(machine.path('shop/engines/vendure'), machine.path('srv/engine'), { recursive: true });
      const [first = ''] = blockOf('2. The engine', 'npm run build').split('\n');
      await machine.sh('', first);
      return 'without its dashboard, which the image of the engine has';
    }),
    step('3. Payments: Stripe', 'stand-ins for Stripe and the mail server', async () => {
      await startCaddy(machine);
      await addStripe(
        machine,
        await startStripeAndMail(machine, machine.path('srv/engine'), (mail) => mailbox.take(mail)),
      );
    }),
    step('4. Sign-in: Stytch', 'a stand-in for Stytch', async () => {
      opened.linkTo = await startSignIn(machine);
    }),
    step('2. The engine', 'variables, migrations, a seed with a can', async () => {
      await writeEngineVariables(machine);
      await writeSeed(machine.path('my-seed'), machine.path('srv/engine/seed/shop.json'));
      const commands = blockOf('2. The engine', 'node dist/src/migrate.js');
      await machine.sh('srv/engine', commands.replace(/seed\.js/, `seed.js ${machine.path('my-seed/shop.json')}`));
    }),
    step('Servers, worker and proxy', 'two servers and a worker, behind the proxy', async () => {
      const [, script = ''] =
        /^ExecStart=\/usr\/bin\/node (.+)$/m.exec(blockOf('Servers, worker and proxy', '[Service]')) ?? [];
      const { engines } = machine.ports;
      for (const port of engines) await machine.startService(script, ENGINE_ENV, { ENGINE_PORT: String(port) });
      await machine.startService('dist/src/worker.js', ENGINE_ENV);
      const health =
        blockOf('Servers, worker and proxy', '/health')
          .split('\n')
          .find((line) => line.startsWith('curl')) ?? '';
      await machine.sh('', health.replace('curl', 'curl -sSf'));
      await addToCaddyfile(machine, office());
      await machine.sh('', reload);
      opened.browser = await openBrowser(machine.ports.https);
      const { browser } = opened;
      machine.keep({ url: '', close: () => browser.close() });
    }),
    step('Services of the engine', 'the administrator is let in', async () => {
      const { ADMINISTRATOR_NAME: name = '', ADMINISTRATOR_PASSWORD: password = '' } = await engineVariables(machine);
      opened.owner = await Administrator.signIn(given(opened.browser), name, password);
    }),
    step('5. Content: Contentful', 'clean content, taken by Contentful’s own import', async () => {
      opened.management = await startContentManagement(machine);
      await machine.sh('shop', blockOf('6. The storefront', 'npm ci').replace(' && npm run build', ''));
      await machine.sh('shop', blockOf('5. Content: Contentful', 'content:export'));
      await mkdir(machine.path('import'));
      const commands = blockOf('5. Content: Contentful', 'contentful-import@');
      await machine.sh(
        'import',
        commands.replace('TOKEN=…', 'TOKEN=management').replace('spaceId: "…"', 'spaceId: "space"'),
      );
    }),
    step('5. Content: Contentful', 'a can and its maker, as a person enters them', () =>
      startContentDelivery(machine, given(opened.management), enteredContent()),
    ),
    step('5. Content: Contentful', 'a checkout without the demo, whose checks pass', async () => {
      await machine.sh('shop', 'git init --quiet');
      await machine.sh('shop', blockOf('5. Content: Contentful', 'own-shop'), committer);
      await machine.sh('shop', 'npm run check');
    }),
    step('6. The storefront', 'built for the public', async () => {
      await machine.write('shop/.env', blockOf('6. The storefront', '# The live shop'));
      const build = blockOf('6. The storefront', 'npm ci && npm run build').replace('npm ci && ', '');
      await machine.sh('shop', build, { SITE_EFFORT: 'quick' });
      checkLiveSite(machine.path('shop/dist'));
    }),
    step('6. The storefront', 'released with its rules', async () => {
      const rules = machine.path('shop/.cache/hosting/dist/Caddyfile');
      await writeFile(rules, machine.moved(await readFile(rules, 'utf8')));
      await addToCaddyfile(machine, `import ${machine.path('srv/shop/current/hosting/Caddyfile')}\n`);
      const afterSwitch = blockOf('6. The storefront', '#!/bin/sh').replace('sudo systemctl reload caddy', reload);
      await machine.write('srv/shop/after-switch', afterSwitch, 0o755);
      await machine.sh('shop', `${noNetwork}\n${blockOf('6. The storefront', 'rsync')}`);
    }),
    step('4. Sign-in: Stytch', 'a mailed link signs a customer in, whom the dashboard has', async () => {
      opened.customer = await Visitor.open(given(opened.browser), customer);
      opened.sessionToken = await opened.customer.signIn(given(opened.linkTo));
      await given(opened.owner).requireCustomer(customer.email);
    }),
    step('A smoke test', 'finds nothing wrong', async () => {
      const session = { SMOKE_SESSION_TOKEN: opened.sessionToken };
      await machine.sh('shop', 'npm run smoke -- https://shop.example', session);
    }),
    step('7. The first order', 'bought by a guest on a phone, and mailed', async () => {
      const guest = await Visitor.open(given(opened.browser), buyer);
      opened.order = await guest.buyTheCan();
      await leave(guest);
      await mailbox.waitFor(buyer.email, `Your order ${opened.order}`);
      await mailbox.waitFor('orders@shop.example', `New order ${opened.order}`);
      return opened.order;
    }),
    step('7. The first order', 'bought by the customer, who finds it in the account', async () => {
      const visitor = given(opened.customer);
      const number = await visitor.buyTheCan();
      await mailbox.waitFor(customer.email, `Your order ${number}`);
      await visitor.openOrder(number);
      await leave(visitor);
      return number;
    }),
    step('7. The first order', 'settled, shipped, and mailed', async () => {
      const [owner, order] = await theOrder();
      for (const { id } of order.payments) await owner.settle(id);
      await owner.ship(order, '1Z999');
      const mail = await mailbox.waitFor(buyer.email, `Your order ${given(opened.order)} is on its way`);
      if (!mail.text.includes('1Z999')) throw new Error('The mail says no tracking number.');
      const [, shipped] = await theOrder();
      if (shipped.state !== 'Shipped') throw new Error(`The order is ${shipped.state}.`);
    }),
    step('7. The first order', 'refunded, and mailed', async () => {
      const [owner, order] = await theOrder();
      for (const { id } of order.payments) await owner.refund(id, order.totalWithTax);
      await mailbox.waitFor(buyer.email, `Your refund for order ${given(opened.order)}`);
      const [, refunded] = await theOrder();
      const states = refunded.payments.flatMap(({ refunds }) => refunds.map(({ state }) => state));
      if (states.join() !== 'Settled') throw new Error(`The refunds are ${states.join()}.`);
    }),
    step('7. The first order', 'names neither the demo nor this machine', () => {
      for (const { to, subject, text } of mailbox.mails) answers.set(`the mail "${subject}" to ${to}`, text);
      const problems = [...answers].flatMap(([where, text]) => {
        const found = namesOfDemo(text);
        return found.length === 0 ? [] : [`${where}: ${found.join(', ')}`];
      });
      if (problems.length > 0) throw new Error(problems.join('\n'));
      return Promise.resolve(`${answers.size} answers and mails`);
    }),
    step('9. Logs and what to watch', 'no alarm rings', async () => {
      const cron = blockOf('9. Logs and what to watch', 'MAILTO');
      const said = await machine.sh('', cron.slice(cron.indexOf('set -a')));
      if (said !== '') throw new Error(said);
    }),
  ];

  async function leave(visitor: Visitor): Promise<void> {
    await visitor.leave();
    for (const [url, text] of visitor.answers) answers.set(url, text);
  }

  async function theOrder(): Promise<readonly [Administrator, OrderShown]> {
    const owner = given(opened.owner);
    return [owner, await owner.order(given(opened.order))];
  }
}

/** Git asks for the committer. */
const committer = {
  ...{ GIT_AUTHOR_NAME: 'The Owner', GIT_AUTHOR_EMAIL: 'owner@shop.example' },
  ...{ GIT_COMMITTER_NAME: 'The Owner', GIT_COMMITTER_EMAIL: 'owner@shop.example' },
};

/** The server is this machine, so that nothing has to be sent to it. */
const noNetwork = `ssh() { shift; "$@"; }
rsync() {
  while [ $# -gt 2 ]; do shift; done
  mkdir -p "\${2#server:}" && cp -a "$1." "\${2#server:}"
}`;
