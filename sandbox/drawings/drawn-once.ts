/**
 * The same drawing function, which keeps its drawing of a subject and returns it again for the same key. A wine stands
 * in many packs at the same size, and most of a start of the sandbox is spent on drawing.
 */
export function drawnOnce<Subject extends object, View>(
  draw: (subject: Subject, view: View) => string,
  keyOf: (view: View) => string,
): (subject: Subject, view: View) => string {
  const drawings = new WeakMap<Subject, Map<string, string>>();
  return (subject, view) => {
    const own = drawings.get(subject) ?? new Map<string, string>();
    drawings.set(subject, own);
    const key = keyOf(view);
    const drawing = own.get(key) ?? draw(subject, view);
    own.set(key, drawing);
    return drawing;
  };
}
