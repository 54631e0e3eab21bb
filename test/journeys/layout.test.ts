import type { Browser } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axeViolations } from './support/axe';
import { it } from './support/journey';
import { layoutFaults } from './support/layout';

const base = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Fixture</title><style>
  * { box-sizing: border-box; margin: 0 }
  body { font: 16px/1.5 sans-serif }
  a { color: inherit }
  button, select { min-height: 24px }
</style>`;

const can = `<img width="800" height="1000" alt="" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='800' height='1000'/%3E">`;

/** The first hero of the home page: each picture is as wide as two columns, and nothing keeps it below the text. */
const oldHero = `<style>
  .hero { overflow: hidden }
  .stage {
    display: grid; grid-template-rows: auto minmax(256px, 1fr); gap: 32px; min-height: min(calc(100svh - 92px), 832px);
    padding: 32px clamp(16px, 4vw, 40px) 0;
  }
  .words { display: grid; gap: 20px; align-content: center; justify-items: start }
  h1 { font-size: clamp(48px, 19px + 10.6vw, 120px); line-height: 0.9 }
  h1 span { display: block }
  p { max-width: 38ch }
  .action { display: inline-flex; padding: 12px 24px; background: tomato }
  .cans { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 12px; padding: 0; list-style: none }
  .place { display: flex; align-items: end }
  .alcove { position: relative; width: 100%; height: 82%; background: pink }
  .alcove img { position: absolute; bottom: 0; left: -50%; width: 200%; height: auto }
  @media (width >= 960px) { .stage { grid-template: minmax(0, 1fr) / 6fr 7fr } }
</style>
<section class="hero"><div class="stage">
  <div class="words">
    <h1><span>Good wine.</span> <span>Small can.</span> <span>Pull here.</span></h1>
    <p>Twenty-four wines from ten small makers, in cans that hold a glass and a half.</p>
    <a class="action" href="/shop/">Shop the cans</a>
  </div>
  <ul class="cans">${`<li class="place"><a class="alcove" href="/can/" aria-label="A can">${can}</a></li>`.repeat(3)}</ul>
</div></section>`;

const filler = '<p style="height: 1500px">Words enough to scroll.</p>';

const faulty: Readonly<Record<string, readonly [html: string, ...faults: string[]]>> = {
  'text outside the page': [
    '<p style="position: relative; left: -40px">Starts too early</p>',
    'at 320 px: "Starts too early" is outside the page',
  ],
  'a page that scrolls sideways': [
    '<button style="width: 400px">Add to cart</button>',
    'at 320 px: the page is 400 px wide',
    'at 320 px: button "Add to cart" is outside the page',
  ],
  'text that its box cuts off': [
    '<p style="height: 30px; overflow: hidden">One line that goes on<br>and a second that nobody reads</p>',
    'at 1280 px: "and a second that nobody reads" is cut off by its p',
  ],
  'a label that is shortened': [
    '<button style="width: 90px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Choose a delivery</button>',
    'at 820 px: "Choose a delivery" is cut off by its button',
  ],
  'a label that is wider than its button': [
    '<button style="width: 60px; margin: 50px; white-space: nowrap">Choose a delivery</button>',
    'at 820 px: "Choose a delivery" sticks out of its button',
  ],
  'text that is higher than its box': [
    '<div style="height: 24px; width: 200px; background: pink">Two lines of words in the room of one</div>',
    'at 390 px: "Two lines of words in the room of one" sticks out of its div',
  ],
  'a choice that its select cuts off': [
    '<label>State <select style="width: 90px"><option>Choose a state</option></select></label>',
    'at 1024 px: select "Choose a state" cuts off its chosen option',
  ],
  'a column too narrow to read': [
    '<p style="width: 60px">Twelve or twenty-four cans on a schedule you set.</p>',
    'at 1920 px: "Twelve or twenty-four cans on a schedule…" stands in a column of 60 px',
  ],
  'a word that breaks in the middle': [
    '<h2 style="width: 110px; overflow-wrap: break-word">The Weeknight</h2>',
    'at 390 px: "The Weeknight" breaks the word "Weeknight"',
  ],
  'a label that larger letters cut off': [
    '<button style="font-size: 1rem; width: 160px; overflow: hidden; white-space: nowrap">Choose a delivery</button>',
    'with letters at 200 %: "Choose a delivery" is cut off by its button',
  ],
  'text under a box that lets presses through': [
    `<p>Good wine.</p><div aria-label="A badge"
      style="position: absolute; inset: 0 0 auto; height: 40px; background: pink; pointer-events: none"></div>`,
    'at 600 px: "Good wine." is covered by div "A badge"',
  ],
  'text over text': [
    '<p>The first of two</p><p style="margin-top: -24px">And the second</p>',
    'at 768 px: "The first of two" is covered by p "And the second"',
  ],
  'the end of a page under a bar that stays': [
    `${filler}<p>The last words</p><div style="position: fixed; inset: auto 0 0; height: 80px; background: pink">Buy</div>`,
    'at 320 px: "The last words" stays under div "Buy"',
  ],
  'a control too small to press': [
    '<button style="min-height: 0; height: 16px">Add to cart</button>',
    'at 390 px: button "Add to cart" is too small to press',
  ],
  'a box to tick that has no size': [
    '<label><input type="checkbox" name="adult" style="appearance: none; width: 0; height: 0">I am of age</label>',
    'at 1280 px: input "adult" is too small to press',
  ],
  'a control under the area of a link': [
    `<style>a::after { content: ''; position: absolute; inset: 0 }</style>
     <article style="position: relative"><button>Add to cart</button><h2><a href="/">Night Bus</a></h2></article>`,
    'at 768 px: button "Add to cart" is covered by a "Night Bus"',
  ],
  'a bar that the page scrolls over': [
    `<header style="position: sticky; top: 0; z-index: -1"><a href="/">Ringpull</a></header>
     <p style="height: 1500px; background: pink">Words enough to scroll.</p>`,
    'at 1280 px: "Ringpull" is covered by p "Words enough to scroll."',
  ],
  'a button whose own drawing lies over its words': [
    `<button style="position: relative">Pay<i style="position: absolute; inset: 0; background: currentcolor"></i></button>`,
    'at 820 px: "Pay" is covered by i ""',
  ],
  'a menu without a height': [
    `<nav style="height: 0; overflow-y: auto"><a href="/" style="display: block">Shop</a></nav>${filler}`,
    'at 1024 px: "Shop" never comes into sight',
  ],
  'a dialog that is too low for what it holds': [
    `<dialog style="max-height: 96px; overflow-y: auto">${'<p>Words enough to scroll.</p>'.repeat(8)}</dialog>
     <script>document.querySelector('dialog').showModal()</script>`,
    'at 390 px: the dialog scrolls in less than half of the window',
  ],
  'a control under a picture in an open dialog': [
    `<dialog><button>Close</button><img alt="A can" style="position: absolute; inset: 0" width="300" height="200"></dialog>
     <script>document.querySelector('dialog').showModal()</script>`,
    'at 390 px: button "Close" is covered by img "A can"',
  ],
};

const sound: Readonly<Record<string, string>> = {
  'words of all kinds': `<h1 style="line-height: 0.9">Getting<br>Acquainted</h1><p>Read <a href="/">more</a>.</p>
    <label>State <select><option>Choose a state</option></select></label> <button>Go</button>`,
  'a bar at each edge, and room below the last words': `
    <header style="position: sticky; top: 0; background: pink"><a href="/">Ringpull</a></header>${filler}<p>The last words</p>
    <div style="position: fixed; inset: auto 0 0; background: pink"><button>Buy</button></div><div style="height: 80px"></div>`,
  'the end of a text that is higher than the room between two bars': `
    <header style="position: sticky; top: 0; height: 15vh; background: pink"><a href="/">Ringpull</a></header>
    ${[110, 120, 130, 140].map((height) => `<p style="padding-top: ${height}vh">Read it all.</p>`).join('')}${filler}
    <div style="position: fixed; inset: auto 0 0; height: 50vh; background: pink">Buy</div>
    <div style="height: 60vh"></div>`,
  'a bar that would stick far below the window, and so scrolls with the page': `
    <header style="position: sticky; top: 0; height: 15vh; background: pink"><a href="/">Ringpull</a></header>
    <section>
      ${filler.repeat(12)}
      <div style="position: sticky; bottom: -200vh">${'<p style="height: 12vh">Save</p>'.repeat(4)}</div>
    </section>
    ${filler}
    <div style="position: fixed; inset: auto 0 0; height: 60vh; background: pink">Buy</div>
    <div style="height: 60vh"></div>`,
  'a strip that scrolls sideways, and a list that scrolls down': `
    <div style="overflow-x: auto"><div style="display: flex; width: 3000px; justify-content: space-between">
      <span>First</span><span>Last</span></div></div>
    <ul style="height: 60px; overflow-y: auto"><li>One</li><li>Two</li><li>Three</li><li>Four</li></ul>`,
  'words for screen readers, and a link that comes with the focus': `
    <a href="#main" style="position: fixed; top: 0; transform: translateY(-200%)">Skip to content</a>
    <span style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)">In your cart</span>
    <main id="main">Words</main>`,
  'a card that is one link': `<style>.link::after { content: ''; position: absolute; inset: 0 }</style>
    <article style="position: relative"><h2><a class="link" href="/">Night Bus</a></h2><p>$8.50</p></article>`,
  'a card that is one link, whose name is small': `
    <style>.link { display: block; font-size: 12px } .link::after { content: ''; position: absolute; inset: 0 }</style>
    <article style="position: relative"><a class="link" href="/">Night Bus</a><p>$8.50</p></article>`,
  'a field under the head of an open dialog, which scrolls out from under it': `
    <dialog style="height: 60vh; padding: 0; overflow-y: auto"><h2 style="position: sticky; top: 0; background: pink">Address</h2>
      <div style="height: 90px"></div><input name="city" style="height: 60px"><div style="height: 300px"></div></dialog>
    <script>document.querySelector('dialog').showModal()</script>`,
  'a button on a card that is one link, under what lets presses through': `
    <style>a::after { content: ''; position: absolute; inset: 0 }</style>
    <article style="position: relative"><h2><a href="/">Night Bus</a></h2>
      <button style="position: relative; z-index: 1">Add to cart</button>
      <i style="position: absolute; inset: 0; z-index: 2; pointer-events: none"></i></article>`,
  'a dialog over the page': `<p>Behind</p><dialog><p>In front</p><button>Close</button></dialog>
    <script>document.querySelector('dialog').showModal()</script>`,
};

const largeButton = '<button style="position: sticky; bottom: 0; width: 100%; height: 80px">Buy</button>';
const smallTargets = '<ul><li><a href="/">Journal</a></li><li><a href="/about/">About</a></li></ul>';

describe('Findings of axe about targets', () => {
  const targets = async (html: string, browser: Browser): Promise<readonly string[]> => {
    const page = await browser.newPage({ viewport: { width: 390, height: 400 } });
    await page.setContent(`${base}<style>a { display: block; height: 25px }</style>${html}`);
    const found = await axeViolations(page);
    await page.close();
    return found.filter((violation) => violation.startsWith('target-size'));
  };

  it('is no fault while a bar lies over one that scrolls out from under it', async ({ browser }) => {
    expect(await targets(`<div style="height: 280px"></div>${smallTargets}${filler}${largeButton}`, browser)).toEqual(
      [],
    );
  });

  it('is a fault where the bar lies over it for good', async ({ browser }) => {
    expect(await targets(`${smallTargets}<div style="margin-top: -15px"></div>${largeButton}`, browser)).toEqual([
      expect.stringContaining('partially obscured'),
    ]);
  });
});

describe('The layout check', () => {
  for (const [what, [html, ...faults]] of Object.entries(faulty)) {
    it(`finds ${what}`, async ({ browser }) => {
      const page = await browser.newPage();
      await page.setContent(base + html);
      expect(await layoutFaults(page)).toEqual(expect.arrayContaining(faults));
      await page.close();
    });
  }

  it('finds the cans of the old hero over its headline and its button', { tags: ['core'] }, async ({ browser }) => {
    const page = await browser.newPage();
    await page.setContent(base + oldHero);
    const messages = /"(Good wine|Small can|Pull here|Twenty-four|Shop the cans)/;
    const faults = (await layoutFaults(page)).filter((fault) => messages.test(fault));
    expect(faults).toEqual(
      expect.arrayContaining([
        'at 768 px: "Shop the cans" is covered by img ""',
        'at 820 px: "Pull here." is covered by img ""',
        'at 820 px: "Shop the cans" is covered by img ""',
      ]),
    );
    expect(faults.filter((fault) => /at (320|390|1024|1280|1920) px/.test(fault))).toEqual([]);
    await page.close();
  });

  for (const [what, html] of Object.entries(sound)) {
    it(`accepts ${what}`, async ({ browser }) => {
      const page = await browser.newPage();
      await page.setContent(base + html);
      expect(await layoutFaults(page)).toEqual([]);
      await page.close();
    });
  }
});
