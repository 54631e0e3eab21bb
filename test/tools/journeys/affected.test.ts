import { describe, expect, it } from 'vitest';
import { affectedJourneys, routesByFile } from '#tools/journeys/affected';
import type { Footprint } from '#tools/journeys/footprints';

const footprint = (seconds: number, one: Partial<Footprint> = {}): Footprint => ({
  seconds,
  pages: [],
  payments: [],
  routes: [],
  parts: [],
  ...one,
});

const leftOut = {
  'orders: finds an old one': footprint(9, { parts: ['src/ui/orders/order-list'] }),
  'notes: are kept': footprint(4, { parts: ['src/ui/cart/cart'], routes: ['PATCH /api/orders/{number}'] }),
  'cart: is empty': footprint(2, { parts: ['src/ui/cart/cart'] }),
};

const parts = [
  { name: 'src/main', file: 'assets/index.js', modules: ['src/main.tsx', 'src/ui/frame/shell.tsx'] },
  { name: 'src/ui/cart/cart', file: 'assets/cart.js', modules: ['src/ui/cart/cart.tsx'] },
  { name: 'src/ui/orders/order-list', file: 'assets/orders.js', modules: ['src/ui/orders/orders.tsx'] },
];

const sandbox = routesByFile(
  new Map([
    [
      'sandbox/shop/orders/order-routes.ts',
      "import { notes } from './notes';\napp.patch<ByNumber>('/api/orders/:number', answer)",
    ],
    ['sandbox/shop/orders/notes.ts', "import { clean } from '#sandbox/http/clean';"],
    ['sandbox/http/clean.ts', "const words = new URL('./words.csv', import.meta.url);"],
    ['sandbox/sign-in/oauth.ts', "app.post('/oauth/authenticate', answer)"],
    ['sandbox/shop/lines.ts', "app.route({ method: ['PATCH', 'PUT'], url: '/api/lines/:id' })"],
  ]),
);

const affected = (files: readonly string[], seconds = 240): readonly string[] =>
  affectedJourneys(leftOut, { files, parts, routesOf: sandbox }, seconds);

describe('Journeys that meet a change (docs/adr/0007)', () => {
  it('load a part that has the changed module, the cheapest first', () => {
    expect(affected(['src/ui/cart/cart.tsx'])).toEqual(['cart: is empty', 'notes: are kept']);
  });

  it('are all, where every page starts with the changed module', () => {
    expect(affected(['src/ui/frame/shell.tsx'])).toHaveLength(3);
  });

  it('call a route that leads to a changed file of the sandbox', () => {
    expect(affected(['sandbox/http/clean.ts'])).toEqual(['notes: are kept']);
    expect(affected(['sandbox/http/words.csv'])).toEqual(['notes: are kept']);
  });

  it('stand in a changed file', () => {
    expect(affected(['test/journeys/orders.test.ts'])).toEqual(['orders: finds an old one']);
  });

  it('are none for files that no journey meets, or when nothing was changed', () => {
    expect(affected(['docs/architecture.md', 'sandbox/sign-in/oauth.ts'])).toEqual([]);
    expect(affected([])).toEqual([]);
  });

  it('fit into the time there is', () => {
    expect(affected(['src/ui/frame/shell.tsx'], 6)).toEqual(['cart: is empty', 'notes: are kept']);
  });
});

describe('Routes of the sandbox by file', () => {
  it('are its own and those of the files that need it', () => {
    expect(sandbox('sandbox/shop/orders/notes.ts')).toEqual(['PATCH /api/orders/:number']);
    expect(sandbox('sandbox/shop/lines.ts')).toEqual(['PATCH /api/lines/:id', 'PUT /api/lines/:id']);
  });

  it('of the sign-in provider stand below its path', () => {
    expect(sandbox('sandbox/sign-in/oauth.ts')).toEqual(['POST /sdk/v1/oauth/authenticate']);
  });
});
