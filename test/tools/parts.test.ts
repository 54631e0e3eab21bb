import { describe, expect, it } from 'vitest';
import { partsOf } from '#tools/site/parts';

const chunk = (fileName: string, one: object) => ({
  type: 'chunk' as const,
  fileName,
  facadeModuleId: null,
  isEntry: false,
  isDynamicEntry: false,
  imports: [],
  moduleIds: [],
  ...one,
});

describe('Parts of a build (docs/testing.md)', () => {
  it('have the modules of what they import, but not of what every page starts with', () => {
    const bundle = {
      'index.js': chunk('index.js', {
        isEntry: true,
        facadeModuleId: '/shop/index.html',
        moduleIds: ['/shop/src/main.tsx'],
      }),
      'cart.js': chunk('cart.js', {
        isDynamicEntry: true,
        facadeModuleId: '/shop/src/pages/cart.ts',
        imports: ['index.js', 'shared.js'],
        moduleIds: ['/shop/src/pages/cart.ts', '/shop/src/cart.module.css?direct'],
      }),
      'shared.js': chunk('shared.js', { moduleIds: ['/shop/src/price.tsx', '/shop/node_modules/axios/index.js'] }),
      'cart.css': { type: 'asset' as const },
    };

    expect(partsOf(bundle, '/shop')).toEqual([
      { name: 'index', file: 'index.js', modules: ['src/main.tsx'] },
      {
        name: 'src/pages/cart',
        file: 'cart.js',
        modules: ['src/cart.module.css', 'src/pages/cart.ts', 'src/price.tsx'],
      },
    ]);
  });
});
