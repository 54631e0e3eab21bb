import { cleanup, configure } from '@testing-library/react';
import { clearTimers } from 'mobx-react-lite';
import { afterEach } from 'vitest';

// Testing Library does both by itself only where test functions are global, which they are not here.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);
// Otherwise MobX keeps a timer of ten seconds for components that were rendered but never mounted.
afterEach(clearTimers);
