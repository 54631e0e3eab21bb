import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { printWhole } from '#src/ui/shell/print-whole';

const text = `
  <details class="outside"><summary>Menu</summary></details>
  <main>
    <details class="closed"><summary>One</summary><p>An answer</p></details>
    <details class="open" open><summary>Two</summary></details>
    <details class="group" name="group"><summary>Three</summary></details>
    <details class="group" name="group"><summary>Four</summary></details>
    <div class="screen-only"><details class="form"><summary>Five</summary></details></div>
  </main>`;

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = text;
  stop = printWhole();
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

const print = (when: 'beforeprint' | 'afterprint') => window.dispatchEvent(new Event(when));
const opened = () => [...document.querySelectorAll('details[open]')].map(({ className }) => className);

describe('A printed page (spec §2 Page shell and behavior)', () => {
  it('has all of its content open, and afterwards is as it was', () => {
    const before = document.body.innerHTML;
    print('beforeprint');
    expect(opened()).toEqual(['closed', 'open', 'group', 'group']);
    print('afterprint');
    expect(opened()).toEqual(['open']);
    expect(document.body.innerHTML).toBe(before);
  });

  it('is as it was when it is no longer watched, also if the end of printing was not told', () => {
    print('beforeprint');
    print('beforeprint');
    stop();
    expect(opened()).toEqual(['open']);
  });
});
