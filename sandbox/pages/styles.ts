export const styles = `
:root { --paper: #FBF6EC; --ink: #1F1A24; --accent: #C93A1D; --line: #1F1A241F; --soft: #5A5260; --card: #FFFDF8; color-scheme: light; }
* { box-sizing: border-box; }
html { font: 1rem/1.55 ui-sans-serif, system-ui, 'Helvetica Neue', Arial, sans-serif; color: var(--ink); background: var(--paper); -webkit-text-size-adjust: 100%; }
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; }
header, main, footer { width: 100%; max-width: 60rem; margin: 0 auto; padding: 0 1.25rem; }
header { display: flex; align-items: baseline; justify-content: space-between; padding-block: 1rem; border-bottom: 1px solid var(--line); }
main { flex: 1; padding-block: clamp(1.5rem, 5vw, 3rem); }
main:focus { outline: none; }
footer { padding-block: 1.25rem; border-top: 1px solid var(--line); color: var(--soft); font-size: .875rem; }
header p, footer p { margin: 0; }
.brand { font: 600 1.25rem/1 ui-serif, Georgia, 'Times New Roman', serif; }
.brand a { text-decoration: none; }
h1, h2 { font-family: ui-serif, Georgia, 'Times New Roman', serif; font-weight: 600; line-height: 1.1; letter-spacing: -.01em; text-wrap: balance; overflow-wrap: anywhere; }
h1 { font-size: clamp(2rem, 6vw, 3.25rem); margin: 0 0 1.25rem; }
h2 { font-size: 1.375rem; margin: 2rem 0 .75rem; }
p { max-width: 65ch; }
a { color: inherit; text-decoration-color: var(--accent); text-decoration-thickness: 2px; text-underline-offset: .2em; }
a:hover { color: var(--accent); }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; border-radius: 4px; }
.skip { position: absolute; left: 1rem; top: -4rem; padding: .75rem 1rem; background: var(--ink); color: var(--paper); z-index: 1; }
.skip:focus { top: .5rem; color: var(--paper); }
.columns { display: grid; gap: 2rem; align-items: start; }
@media (min-width: 50rem) { .columns { grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr); gap: 3rem; } }
.summary { display: flex; flex-wrap: wrap; gap: .75rem 2.5rem; margin: 0 0 2rem; padding: 1rem 0; border-block: 1px solid var(--line); }
dt { color: var(--soft); font-size: .875rem; }
dd { margin: 0; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.summary dd { font-weight: 600; }
.card { padding: clamp(1.25rem, 4vw, 2rem); background: var(--card); border: 1px solid var(--line); border-radius: 16px; box-shadow: 0 10px 30px -18px #1F1A2466; }
.field { margin-bottom: 1.25rem; }
label { display: block; font-weight: 600; }
.hint, .error { margin: .125rem 0 0; font-size: .875rem; }
.hint { color: var(--soft); }
.error { color: var(--accent); font-weight: 600; }
input:not([type=hidden]) { width: 100%; min-height: 2.875rem; margin-top: .375rem; padding: .5rem .75rem; font: inherit; font-variant-numeric: tabular-nums; color: inherit; background: #FFF; border: 1px solid #6F6776; border-radius: 10px; }
.check label { display: flex; gap: .75rem; align-items: center; min-height: 2.875rem; font-weight: 400; }
.check input[type=checkbox] { flex: none; width: 1.375rem; min-height: 1.375rem; margin: 0; accent-color: var(--ink); }
input[aria-invalid=true] { border: 2px solid var(--accent); }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1.5rem 0 0; max-width: none; }
button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 2.875rem; padding: .5rem 1.5rem; font: inherit; font-weight: 600; color: #FFF; background: var(--accent); border: 2px solid var(--accent); border-radius: 999px; cursor: pointer; text-decoration: none; }
button:hover, .button:hover { color: #FFF; background: #A92D14; border-color: #A92D14; }
button.quiet { color: var(--ink); background: transparent; border-color: var(--ink); }
button.quiet:hover { color: var(--paper); background: var(--ink); }
form[data-sent] button { opacity: .65; cursor: progress; }
.alert { margin: 0 0 2rem; padding: 1rem 1.25rem; background: #FFF; border: 2px solid var(--accent); border-radius: 12px; }
.alert h2 { margin: 0 0 .25rem; color: var(--accent); font-size: 1.25rem; }
.alert p, .alert ul { margin: 0; }
.alert ul { padding-left: 1.25rem; }
.test-cards h2 { margin-top: 0; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .625rem .75rem .625rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
th { color: var(--soft); font-size: .875rem; font-weight: 600; }
td:first-child { font-variant-numeric: tabular-nums; white-space: nowrap; }
.mails { list-style: none; margin: 0; padding: 0; }
.mails li { display: grid; gap: 0 1.5rem; padding: 1rem 0; border-bottom: 1px solid var(--line); }
.mails a { font-weight: 600; }
.mails span, .mails time { color: var(--soft); font-size: .875rem; }
@media (min-width: 40rem) { .mails li { grid-template-columns: 1fr auto; } .mails a { grid-column: 1 / -1; } }
.links { padding-left: 1.25rem; }
.links a { overflow-wrap: anywhere; }
.mail-text { margin: 0; padding: 1rem 1.25rem; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
.mail { display: block; width: 100%; height: 75vh; background: #FFF; border: 1px solid var(--line); border-radius: 12px; }
@media (max-width: 40rem) { .mail { width: calc(100% + 2.5rem); margin: 0 -1.25rem; border-width: 1px 0; border-radius: 0; } }
.mail-alone { margin: .5rem 0 0; font-size: .875rem; }
.addresses { margin: 0; }
.addresses div { padding: .75rem 0; border-bottom: 1px solid var(--line); }
.addresses dt { color: inherit; font-size: 1rem; overflow-wrap: anywhere; }
.addresses dd { color: var(--soft); }
article.review { padding: .5rem 0 1.5rem; border-bottom: 1px solid var(--line); }
.review-text { white-space: pre-wrap; overflow-wrap: anywhere; }
code { font-family: ui-monospace, Consolas, monospace; font-size: .9375em; }
@media (min-width: 50rem) { .addresses div { display: grid; grid-template-columns: 1fr 1fr; gap: 1.5rem; } }
`;
