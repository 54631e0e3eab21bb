import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '#tools/files-below';

const ui = join(import.meta.dirname, '..', '..', 'src', 'ui');

/** The files of the user interface that say something, by their path in it. */
function filesThatSay(text: RegExp): readonly string[] {
  return filesBelow(ui).filter((file) => /\.tsx?$/.test(file) && text.test(readFileSync(join(ui, file), 'utf8')));
}

describe('One way to do each thing (docs/adr/0028-one-way-each.md)', () => {
  it.each([
    ['makes state observable', /makeAutoObservable|makeObservable/, ['kit/auto-observable.ts']],
    ['focuses the first field that is wrong', /\[aria-invalid/, ['kit/form-view.tsx']],
    ['takes presenters from the container', /container\.get\(/, ['kit/use-presenter.ts']],
    ['knows whose something loaded is', /\bownerId\b/, ['customer/shared/customer-resource.ts']],
    ['goes to the hosted page for a card', /\bprepareCard\(/, ['saved-card/shared/hosted-card.ts']],
    ['turns a failed action into a GatewayError', /new GatewayError\(\{ code: 'unknown'/, ['kit/action.ts']],
  ])('%s in one place', (_what, text, places) => {
    expect(filesThatSay(text)).toEqual(places);
  });
});
