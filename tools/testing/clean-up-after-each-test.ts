import { cleanup, configure } from '@testing-library/react';
import CSSPropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js';
import { clearTimers } from 'mobx-react-lite';
import * as react from 'react';
import { afterEach, beforeEach, type MockInstance, vi } from 'vitest';
import { UnseenObserver } from '#tools/testing/sight';

// React stops noting where each element was made when it has noted very many, and begins again a second later. Noting is a fifth
// of the time of these tests.
const internals: unknown = Object.entries(react).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1];
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

interface Styles {
  properties: Readonly<Record<string, object>>;
  definedPropertyNames: object;
}
// For each element whose style is asked for, the inherited properties are copied by a general clone of whole trees. They are a
// list of plain records, whose copy takes a tenth of that.
Object.assign(CSSPropertyManager.prototype, {
  clone(this: Styles): CSSPropertyManager {
    const properties = Object.fromEntries(Object.entries(this.properties).map(([name, one]) => [name, { ...one }]));
    return Object.assign(new CSSPropertyManager(), {
      properties,
      definedPropertyNames: { ...this.definedPropertyNames },
    });
  },
});

// Testing Library does both by itself only where test functions are global, which they are not here.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
configure({ asyncUtilTimeout: 20_000 });
// No window scrolls here: elements come in sight when a test says so.
Object.assign(globalThis, { IntersectionObserver: UnseenObserver });

let errors: MockInstance<typeof console.error>;
let warnings: MockInstance<typeof console.warn>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error');
  warnings = vi.spyOn(console, 'warn');
});
// Stands before the clean-up, and so runs after it.
afterEach(() => {
  const late = errors.mock.calls.filter(([message]) => String(message).includes('not wrapped in act'));
  const views = new Set(late.map(([, view]) => String(view)));
  if (views.size > 0) throw new Error(`Changed outside act(): ${[...views].join(', ')}`);
  const misused = warnings.mock.calls.map(([message]) => String(message)).filter((one) => one.startsWith('[MobX]'));
  if (misused.length > 0) throw new Error(misused.join('\n'));
});

afterEach(cleanup);
// Otherwise MobX keeps a timer of ten seconds for components that were rendered but never mounted.
afterEach(clearTimers);
