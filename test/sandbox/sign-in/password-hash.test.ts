import { expect, it } from 'vitest';
import { startSandbox } from '#sandbox/sandbox';
import { recordingsConfig } from '#test/sandbox/support/recordings-config';
import { testDatabase } from '#test/sandbox/support/test-database';
import { storefrontUrl } from '#test/sandbox/support/test-sandbox';
import { SignInClient } from './sign-in-client';

it('Every guess at a stored password costs scrypt with N = 16,384, except in tests (spec §7 Sign-in provider)', async () => {
  const { choice, drop } = await testDatabase();
  const sandbox = await startSandbox({ database: choice, storefrontUrl, config: recordingsConfig, content: false });
  const password = { email: 'ada@example.test', password: 'moss-kettle-lantern-41', session_duration_minutes: 60 };
  const client = new SignInClient(sandbox);
  await client.must('/passwords', password);
  const { passwordHash } = await sandbox.database
    .selectFrom('signInUsers')
    .select('passwordHash')
    .executeTakeFirstOrThrow();
  expect(passwordHash).toMatch(/^scrypt\$16384\$/);
  expect(await client.refused('/passwords/authenticate', password)).toBe('accepted');
  await sandbox.close();
  await drop();
});
