import type { Plugin } from 'vite';

/**
 * Has browsers that know the comment compile all functions of one part while it arrives, beside the page, and not one by
 * one as they are called.
 */
export function compiledEarly(part: string): Plugin {
  return {
    name: 'compiled-early',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && file.name === part) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
}
