import { vendureConfig } from '#src/composition/vendure-config';
import { longestStatement } from '#src/config/connections';
import { readEnvironment } from '#src/config/environment';
import { entryPoint } from '#src/processes/entry-point';
import { serveMeasured } from './measured-process';

/** The shop's server, which tells what its calls take. */
entryPoint(() => serveMeasured(vendureConfig(readEnvironment(process.env), longestStatement)));
