import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { openDatabase } from './config/database';

async function main(): Promise<void> {
  const database = await openDatabase(process.env);
  console.log(`database ${database.url}`);
  const env = { ...process.env, DATABASE_URL: database.url };
  const children = [await startProcess('server', env)];
  if (!process.argv.includes('--no-worker')) children.push(await startProcess('worker', env));
  console.log('ready');
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  await Promise.all(children.map(stopProcess));
  await database.stop();
  process.exit(0);
}

function startProcess(name: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const child = fork(join(__dirname, `${name}.js`), { env, stdio: 'inherit' });
    child.once('message', () => resolve(child));
    child.once('exit', (code) => reject(new Error(`The ${name} ended with ${code}.`)));
  });
}

function stopProcess(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

void main();
