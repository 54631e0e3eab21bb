/** Text as it stands in the HTML of a mail. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${String(character.charCodeAt(0))};`);
}
