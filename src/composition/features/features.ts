import { comparison } from './comparison';
import type { Feature } from './feature';
import { groupOrder } from './group-order';
import { journal } from './journal';
import { taste } from './taste';
import { trade } from './trade';

/** The features that have pages. Routes, build and servers derive from this list. */
export const features: readonly Feature[] = [comparison, taste, journal, groupOrder, trade];
