import { CensusLocationReader, type Gazetteer } from './census-location-reader';
import gazetteer from './gazetteer.json';

/** The places of the United States, which are a chunk of their own. */
export function openGazetteer(): CensusLocationReader {
  return new CensusLocationReader(gazetteer as unknown as Gazetteer);
}
