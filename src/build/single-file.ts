import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type OutputAsset = Rolldown.OutputAsset;

/** What is in the place of modules that start scripts by their address. */
const INSTEAD: Readonly<Record<string, string>> = {
  'script-address.ts': 'src/store/device/no-scripts.ts',
  'worker-thinker.ts': 'src/store/thinking/page-thinker.ts',
};

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Nothing runs and nothing looks but what is in the file, and nothing is fetched. */
const policyFor = (script: string, styles: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${styles.map(hashOf).join(' ')}`,
    'img-src data:',
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** A script as it may stand between tags: what would end it there is written otherwise, and means the same. */
const asInline = (code: string): string => code.replaceAll(/<(?=\/script|!--)/gi, '\\x3c');

/** A style sheet with its fonts in it, where it names their files. */
const withFonts = (style: string, files: readonly OutputAsset[]): string =>
  files
    .filter(({ fileName }) => fileName.endsWith('.woff2'))
    .reduce((text, { fileName, source }) => {
      const data = `data:font/woff2;base64,${Buffer.from(source).toString('base64')}`;
      return text.replaceAll(
        new RegExp(`url\\(["']?[^()"']*${fileName.replace(/^.*\//, '')}["']?\\)`, 'g'),
        `url(${data})`,
      );
    }, style);

/** What the built page is made of. */
interface Parts {
  title: string;
  icon: string;
  script: string;
  styles: readonly string[];
  licences: string;
}

function pageOf({ title, icon, script, styles, licences }: Parts): string {
  const iconAddress = `data:image/svg+xml;base64,${Buffer.from(icon).toString('base64')}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyFor(script, styles)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="${iconAddress}" type="image/svg+xml">
${styles.map((style) => `<style>${style}</style>`).join('\n')}
</head>
<body>
<div id="root"></div>
<script type="module">${script}</script>
<!--
${licences.replaceAll('--', '- -')}
-->
</body>
</html>
`;
}

/** Puts the whole program into one HTML file, which plays from a disk. */
export function singleFile(fileName: string): Plugin {
  let root = '';
  return {
    name: 'single-file',
    apply: 'build',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    resolveId(source) {
      const instead = INSTEAD[source.slice(source.lastIndexOf('/') + 1)];
      return instead === undefined ? undefined : join(root, instead);
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle);
        const scripts = files.filter((file) => file.type === 'chunk').map(({ code }) => asInline(code.trim()));
        const assets = files.filter((file) => file.type === 'asset');
        const textOf = (end: string): string[] =>
          assets
            .filter((file) => file.fileName.endsWith(end))
            .map(({ source }) => Buffer.from(source).toString('utf8'));
        const [script, ...others] = scripts;
        const [html = ''] = textOf('.html');
        const licences = textOf('licences.txt').join('\n');
        if (script === undefined || others.length > 0) this.error('The program is not in one script.');
        const inPublic = (name: string): string => readFileSync(join(root, 'public', name), 'utf8');
        const styles = textOf('.css').map((style) => withFonts(style.trim(), assets));
        for (const name of Object.keys(bundle)) delete bundle[name];
        const title = /<title>(.*)<\/title>/.exec(html)?.[1] ?? '';
        const source = pageOf({ title, icon: inPublic('favicon.svg'), script, styles, licences });
        this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
}
