/** Prevents a second submit of a form. A page restored from the back/forward cache can submit again. */
export const payScript = `
for (const form of document.forms) {
  form.addEventListener('submit', (event) => {
    if ('sent' in form.dataset) event.preventDefault();
    form.dataset.sent = '';
  });
}
addEventListener('pageshow', () => {
  for (const form of document.forms) delete form.dataset.sent;
});
`;

/** Gives the frame of a mail the height of the mail, so that only the page scrolls. */
export const mailScript = `
for (const frame of document.querySelectorAll('iframe.mail')) {
  const fit = () => {
    const mail = frame.contentDocument?.body;
    if (mail?.firstElementChild) frame.style.height = mail.offsetHeight + 2 + 'px';
  };
  frame.addEventListener('load', fit);
  addEventListener('resize', fit);
  fit();
}
`;
