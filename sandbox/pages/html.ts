/** Markup that is safe to send. Only the `html` tag creates it, and it escapes every value. */
export class Html {
  private constructor(readonly text: string) {}

  static of(strings: readonly string[], values: readonly HtmlValue[]): Html {
    return new Html(strings.map((string, index) => string + render(values[index])).join(''));
  }
}

/** A value in a template. Undefined, null and false render nothing. */
export type HtmlValue = Html | string | number | undefined | null | false | readonly HtmlValue[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Template tag that escapes values for text and quoted attributes. Nested `html` is kept as it is; arrays are joined. */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return Html.of(strings, values);
}

function render(value: HtmlValue): string {
  if (value === undefined || value === null || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'string' || typeof value === 'number')
    return String(value).replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
  return value.map(render).join('');
}
