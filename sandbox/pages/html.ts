/** Markup that may be sent as it is. Only `html` makes it, and `html` escapes every value. */
export class Html {
  private constructor(readonly text: string) {}

  static of(strings: readonly string[], values: readonly HtmlValue[]): Html {
    return new Html(strings.map((string, index) => string + written(values[index])).join(''));
  }
}

/** What may stand in a template. Nothing is written for undefined, null and false. */
export type HtmlValue = Html | string | number | undefined | null | false | readonly HtmlValue[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Template tag: every value is escaped for text and quoted attributes, markup from `html` is taken over, lists are joined. */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return Html.of(strings, values);
}

function written(value: HtmlValue): string {
  if (value === undefined || value === null || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'string' || typeof value === 'number')
    return String(value).replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
  return value.map(written).join('');
}
