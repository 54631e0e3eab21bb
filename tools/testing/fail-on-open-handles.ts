import { aroundEach } from 'vitest';
import { failOnOpenHandles } from './open-handles';

aroundEach(failOnOpenHandles);
