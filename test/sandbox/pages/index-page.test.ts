import { describe, expect, it } from 'vitest';
import { endpoints } from '#sandbox/pages/index-page';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';

const sandbox = sharedSandbox();

const statusOf = async (path: string) => (await fetch(`${sandbox.url}${path}`)).status;

describe('The first page of the sandbox (spec §7 The calls it makes)', () => {
  it.each(endpoints.filter(({ isLink }) => isLink).map(({ path }) => path))(
    'leads to %s, which opens',
    async (path) => {
      expect(await (await fetch(`${sandbox.url}/`)).text()).toContain(`href="${path}"`);
      expect(await statusOf(path)).toBe(200);
    },
  );

  it('names the levers of sign-in and the page that stands in for other providers', async () => {
    const page = await (await fetch(`${sandbox.url}/`)).text();
    const signIn = endpoints
      .map(({ path }) => path)
      .filter((path) => /^\/(_control\/sign-in|v1\/public\/oauth)\//.test(path));
    expect(signIn).toHaveLength(4);
    for (const path of signIn) expect(page).toContain(path);
  });
});
