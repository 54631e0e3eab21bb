import { vendureConfig } from '#src/composition/vendure-config';
import { longestStatement } from '#src/config/connections';
import { readEnvironment } from '#src/config/environment';
import { entryPoint } from '#src/processes/entry-point';
import { serveMeasured } from './measured-process';

/** The shop's server, which reports the cost of its calls. */
entryPoint(() => serveMeasured(vendureConfig(readEnvironment(process.env), longestStatement)));
