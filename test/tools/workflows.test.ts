import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const FOLDER = '.github/workflows/';

interface Job {
  readonly concurrency?: object;
}

interface Workflow {
  readonly on: Readonly<Record<string, { readonly types?: readonly string[] } | null>>;
  readonly permissions?: object;
  readonly concurrency?: object;
  readonly jobs: Readonly<Record<string, Job>>;
}

const texts = readdirSync(FOLDER).map((name) => [name, readFileSync(FOLDER + name, 'utf8')] as const);

describe('Workflows', () => {
  it.each(texts)('%s takes actions by their hash, and says which version that is', (_name, text) => {
    const used = [...text.matchAll(/uses: (.+)/g)].map(([, action = '']) => action);

    expect(used.filter((action) => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
  });

  it.each(texts)('%s says what it may do, and what becomes of several runs', (_name, text) => {
    const { permissions, concurrency, jobs } = parse(text) as Workflow;

    expect(permissions).toBeDefined();
    expect(concurrency !== undefined || Object.values(jobs).every((job) => job.concurrency !== undefined)).toBe(true);
  });

  it('deploy after a push that has passed, and when content, prices or stock change, and let no run end another', () => {
    const { on, jobs } = parse(readFileSync(`${FOLDER}deploy.yml`, 'utf8')) as Workflow;

    expect(on).toMatchObject({
      workflow_run: { workflows: ['ci'], types: ['completed'], branches: ['main'] },
      repository_dispatch: { types: ['content-published', 'catalogue-changed'] },
    });
    expect(jobs['storefront']?.concurrency).toEqual({ group: 'deploy', 'cancel-in-progress': false });
  });
});
