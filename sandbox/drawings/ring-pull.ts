/** A ring pull from above, its rivet at the origin and its ring pointing up; 68 wide and 190 high. */
export function ringPull(color: string): string {
  return (
    `<path fill="${color}" fill-rule="evenodd" d="M-34 -92C-34 -124 34 -124 34 -92L28 30C26 66 -26 66 -28 30Z` +
    'M-19 -88C-19 -108 19 -108 19 -88L17 -44C14 -30 -14 -30 -17 -44ZM0 -6A15 15 0 1 0 0 24A15 15 0 1 0 0 -6Z"/>'
  );
}
