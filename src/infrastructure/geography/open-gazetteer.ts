import { CensusLocationReader, type Gazetteer } from './census-location-reader';
import gazetteer from './gazetteer.json';

/** A chunk of its own. */
export function openGazetteer(): CensusLocationReader {
  return new CensusLocationReader(gazetteer as unknown as Gazetteer);
}
