import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly concurrency: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

interface Job {
  readonly 'timeout-minutes'?: number;
  readonly concurrency?: object;
  readonly steps: readonly { readonly run?: string }[];
}

const FOLDER = '.github/workflows';
/** It starts after another workflow, and when something else than the sources has changed. */
const DEPLOY = 'deploy.yml';
const scripts = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

describe.each(readdirSync(FOLDER))('Workflow %s', (name) => {
  const text = readFileSync(`${FOLDER}/${name}`, 'utf8');
  const workflow = parse(text) as Workflow;

  it('takes every action by its hash, with the version beside it', () => {
    const actions = [...text.matchAll(/uses: (.+)/g)].map(([, action = '']) => action);

    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter((action) => !/^[\w-]+(\/[\w-]+)+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
  });

  it('may only read the sources', () => {
    expect(workflow.permissions['contents']).toBe('read');
  });

  it.skipIf(name === DEPLOY)('runs once for a change', () => {
    expect(Object.keys(workflow.on)).toEqual(expect.arrayContaining(['push', 'pull_request']));
    expect(workflow.on['push']).toEqual({ branches: ['main'] });
    expect(workflow.concurrency).toMatchObject({ 'cancel-in-progress': expect.anything() });
  });

  it('lets no job run without an end', () => {
    const endless = Object.entries(workflow.jobs).filter(([, job]) => job['timeout-minutes'] === undefined);

    expect(endless).toEqual([]);
  });

  it('starts only scripts that are in package.json', () => {
    const asked = [...text.matchAll(/(?:npm run |\.ci\/run |^ +- ')([a-z][\w:]*)/gm)].map(([, script = '']) => script);

    expect(asked.filter((script) => !Object.hasOwn(scripts.scripts, script))).toEqual([]);
  });
});

describe('The workflow that deploys', () => {
  it('starts after a push that has passed, and when content, prices or stock change, and no run ends another', () => {
    const { on, jobs } = parse(readFileSync(`${FOLDER}/${DEPLOY}`, 'utf8')) as Workflow;

    expect(on).toMatchObject({
      workflow_run: { workflows: ['ci'], types: ['completed'], branches: ['main'] },
      repository_dispatch: { types: ['content-published', 'catalogue-changed'] },
    });
    expect(jobs['storefront']?.concurrency).toEqual({ group: 'deploy', 'cancel-in-progress': false });
  });
});
