import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Testing Library does both by itself only where test functions are global, which they are not here.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(cleanup);
