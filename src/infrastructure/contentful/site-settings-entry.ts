import type { ShellContent } from '../../domain/content/site-content';
import type { Region } from '../../domain/geography/shippable';
import type { ContentEntry } from './content-entry';
import { FieldReader } from './read-fields';

/** The words of the page shell. Throws `wrong_shape` when a field is missing or malformed. */
export function shellOf(entry: ContentEntry): ShellContent {
  const fields = new FieldReader(entry);
  return {
    tagline: fields.text('brandTagline'),
    footerText: fields.text('footerText'),
    announcements: fields.optionalTexts('announcements'),
  };
}

/** Where wine may go (spec §9 Shippable states). Throws `wrong_shape` when a state is malformed. */
export function regionsOf(entry: ContentEntry): readonly Region[] {
  return new FieldReader(entry).objects('shippableStates').map((state) => {
    const abbr = state.text('abbr');
    if (!/^[A-Z]{2}$/.test(abbr)) state.reject('abbr', 'must be two capital letters');
    return { name: state.text('name'), abbr, shippable: state.flag('shippable') };
  });
}
