import { articleOf } from '#src/infrastructure/contentful/journal-entries';
import { describeEntryMapper } from './describe-entry-mapper';
import { articleEntry, linked, tagEntry, unresolvedLink } from './made-entries';

describeEntryMapper('article', {
  make: articleEntry,
  map: (entry) => articleOf(entry),
  required: ['slug', 'title', 'metaDescription', 'date', 'author', 'body'],
  malformed: [
    ['slug', 'a/b'],
    ['date', '2025-13-01'],
    ['updated', 'later'],
    ['updated', '2025-05-01'],
    ['authorNote', ''],
    ['body', 42],
    ['tags', 'serving'],
    ['tags', [linked(tagEntry()), unresolvedLink], 'tags[1]'],
    ['tags', [linked(tagEntry()), linked(tagEntry())], 'tags[1]'],
    ['relatedSkus', 'GAMAY-01'],
    ['relatedSkus', ['GAMAY-01', ' '], 'relatedSkus[1]'],
    ['relatedSkus', ['GAMAY-01', 'SYRAH-01', 'GAMAY-01'], 'relatedSkus[2]'],
  ],
});
