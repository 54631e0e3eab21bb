import { readEnvironment } from '#src/config/environment';
import { vendureConfig } from '#src/config/vendure-config';
import { entryPoint } from '#src/processes/entry-point';
import { serveMeasured } from './measured-process';

/** The shop's server, which tells what its calls take. */
entryPoint(() => serveMeasured(vendureConfig(readEnvironment(process.env))));
