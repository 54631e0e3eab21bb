import { parseDocument } from 'yaml';

/** The job that needs no demo: `.ci/run`, which runs `npm run ci`. */
const KEPT = 'ci';

/** Returns the workflow of every change with the one job that a shop without the demo can run; comments stay. */
export function withoutDemoJobs(workflow: string): string {
  const document = parseDocument(workflow);
  const { jobs } = document.toJS() as { readonly jobs: Readonly<Record<string, unknown>> };
  for (const job of Object.keys(jobs)) if (job !== KEPT) document.deleteIn(['jobs', job]);
  // Nothing is left that runs at night.
  document.deleteIn(['on', 'schedule']);
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
