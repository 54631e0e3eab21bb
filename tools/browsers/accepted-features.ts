import type { Feature } from './young-features';

/** A use of something that some supported browser does not know, which does no harm there. */
export interface AcceptedFeature {
  /** With everything below it. */
  readonly feature: Feature;
  /** The file of the shop, or the package that brings it. */
  readonly in: string;
  /** Names the fallback of such a browser. */
  readonly because: string;
}

/** Styles without which a page is as it should be, only a little plainer. */
const inStyles = (feature: Feature, because: string): AcceptedFeature => ({ feature, in: '*.css', because });
const inPackage = (name: string, because: string, features: readonly Feature[]): readonly AcceptedFeature[] =>
  features.map((feature) => ({ feature, in: name, because }));

/** May only become fewer. An entry whose use is gone has to go too. */
export const acceptedFeatures: readonly AcceptedFeature[] = [
  {
    feature: 'api.Window.requestIdleCallback',
    in: 'src/infrastructure/browser/request-idle.ts',
    because: 'It is asked for first; without it a timer runs the task.',
  },
  {
    feature: 'api.Window.cancelIdleCallback',
    in: 'src/infrastructure/browser/request-idle.ts',
    because: 'It is called only where the request was made.',
  },
  {
    feature: 'api.Navigator.connection',
    in: 'src/infrastructure/browser/navigator-connection.ts',
    because: 'Without it the line counts as neither slow nor metered.',
  },
  {
    feature: 'api.Navigator.globalPrivacyControl',
    in: 'src/infrastructure/browser/navigator-privacy-signal.ts',
    because: 'Without it nobody has asked for privacy by their browser; everything else is opt-in anyway.',
  },
  ...(['api.Element.wheel_event', 'api.Element.touchstart_event', 'api.Element.touchmove_event'] as const).map(
    (feature) => ({
      feature,
      in: 'src/ui/catalogue/zoom-gestures.ts',
      because: 'A device without a wheel or a touch screen has the buttons, the keys and the double tap.',
    }),
  ),
  inStyles('css.properties.content-visibility', 'Everything is laid out at once.'),
  inStyles('css.properties.contain-intrinsic-height', 'Only parts that wait with their layout have such a height.'),
  inStyles('css.properties.grid-template-rows.subgrid', 'Each card of a row has rows of its own height.'),
  inStyles('css.types.color.light-dark', 'The build writes both colors, and picks one by `color-scheme`.'),
  inStyles('css.properties.text-wrap', 'Lines break where they are full.'),
  inStyles('css.properties.scrollbar-width', 'A bar has the width that it has everywhere else in the browser.'),
  inStyles('css.properties.scrollbar-color', 'A bar has the color that it has everywhere else in the browser.'),
  inStyles('css.properties.cursor', 'A phone has no pointer.'),
  inStyles('css.properties.resize', 'On a phone a field has the height that it has.'),
  inStyles('css.properties.forced-color-adjust', 'A browser without forced colors has nothing to adjust.'),
  inStyles('css.properties.print-color-adjust', 'The build writes the prefixed name beside it.'),
  inStyles(
    'css.properties.text-size-adjust',
    'The build writes the prefixed name beside it; others do not enlarge text.',
  ),
  inStyles('css.at-rules.media.scripting', 'Without scripts the place of the announcement stays empty.'),
  ...inPackage('web-vitals', 'It asks for each before; what a browser does not know is not measured there.', [
    'api.Document.prerendering',
    'api.Document.wasDiscarded',
    'api.Performance.interactionCount',
    'api.PerformanceEventTiming',
  ]),
  ...inPackage('mobx', 'Methods of its sets, which nobody calls.', [
    'javascript.builtins.Set.difference',
    'javascript.builtins.Set.intersection',
    'javascript.builtins.Set.isDisjointFrom',
    'javascript.builtins.Set.isSubsetOf',
    'javascript.builtins.Set.isSupersetOf',
    'javascript.builtins.Set.symmetricDifference',
    'javascript.builtins.Set.union',
  ]),
  ...inPackage('mobx', 'It asks for it first.', ['javascript.builtins.Symbol.dispose']),
  ...inPackage('inversify', 'A method of its own has that name.', ['api.EventTarget.when']),
  ...inPackage('react-dom', 'It asks for it first; transitions of views are not used.', [
    'api.Document.startViewTransition',
    'api.Window.navigation',
  ]),
  ...inPackage('react-dom and axios', 'They ask for it first.', ['api.Window.setImmediate']),
  ...inPackage('axios', 'It asks for it first.', [
    'api.Window.cookieStore',
    'javascript.builtins.Error.captureStackTrace',
  ]),
  ...inPackage('get-intrinsic, of contentful', 'It asks for it first.', ['javascript.builtins.Float16Array']),
];
