import { describe, expect, it } from 'vitest';
import { violations } from './violations';

describe('Names of controls (WCAG 2.5.3 Label in Name)', () => {
  it.each([
    ['Choose the cans of Night Bus', 'Choose cans', ['label-content-name-mismatch']],
    ['Choose cans: Night Bus', 'Choose cans', []],
    ['Cart, 2 items', '2', []],
  ])('the name "%s" with the visible words "%s" is found wanting: %j', async (name, messages, found) => {
    const main = document.createElement('main');
    const button = main.appendChild(document.createElement('button'));
    button.setAttribute('aria-label', name);
    button.textContent = messages;
    document.body.append(main);
    const rules = (await violations(main)).map((violation) => violation.split(':')[0]);
    main.remove();
    expect(rules).toEqual(found);
  });
});
