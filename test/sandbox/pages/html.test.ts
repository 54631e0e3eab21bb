import { describe, expect, it } from 'vitest';
import { html } from '#sandbox/pages/html';

const attack = `<script>alert("it's") & more</script>`;
const harmless = '&lt;script&gt;alert(&quot;it&#39;s&quot;) &amp; more&lt;/script&gt;';

describe('Markup of the pages', () => {
  it('escapes every value, in text and in quoted attributes', () => {
    expect(html`<p title="${attack}">${attack}</p>`.text).toBe(`<p title="${harmless}">${harmless}</p>`);
  });

  it('takes markup over once, and lists in order', () => {
    const items = ['one', attack].map((item) => html`<li>${item}</li>`);
    expect(html`<ul>${items}</ul>`.text).toBe(`<ul><li>one</li><li>${harmless}</li></ul>`);
    expect(html`${['<', 1, [html`<b>${'>'}</b>`]]}`.text).toBe('&lt;1<b>&gt;</b>');
  });

  it('writes nothing for an absent value, and zero as it is', () => {
    expect(html`<p>${undefined}${null}${false}${0}</p>`.text).toBe('<p>0</p>');
  });
});
