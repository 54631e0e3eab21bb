import { describe, expect, it } from 'vitest';
import { partsOf } from '#tools/site/parts';

const chunk = (fileName: string, one: object) => ({
  type: 'chunk' as const,
  fileName,
  name: fileName.replace('.js', ''),
  facadeModuleId: null,
  moduleIds: [],
  ...one,
});

describe('Parts of a build (docs/testing.md)', () => {
  it('are its scripts, with the own modules in them, by the page that they are or by their names', () => {
    const bundle = {
      'cart.js': chunk('cart.js', {
        facadeModuleId: '/shop/src/pages/cart.ts',
        moduleIds: ['/shop/src/pages/cart.ts', '/shop/src/cart.module.css?direct'],
      }),
      'shared.js': chunk('shared.js', { moduleIds: ['/shop/src/price.tsx', '/shop/node_modules/axios/index.js'] }),
      'cart.css': { type: 'asset' as const },
    };

    expect(partsOf(bundle, '/shop')).toEqual([
      { name: 'src/pages/cart', file: 'cart.js', modules: ['src/cart.module.css', 'src/pages/cart.ts'] },
      { name: 'shared', file: 'shared.js', modules: ['src/price.tsx'] },
    ]);
  });
});
