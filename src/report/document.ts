import { escaped, flowCss, type PaperSize } from '../sheet/paper/index.ts';
import { toHtml } from './element.ts';
import type { BattleReport } from './report.ts';
import { REPORT_CSS } from './style.ts';

/** On a screen the report lies as a sheet on a grey desk. */
const SCREEN = `html, body { margin: 0; background: #fff; }
@media screen and (min-width: 641px) {
  html, body { background: #8a8a8a; }
  .report { margin: 6mm auto; padding: 14mm 15mm 16mm; }
}
@media screen and (max-width: 640px) { .report { padding: 4mm; } }`;

/** A report as one file with everything in it; `faces` brings its typefaces along. */
export function reportDocument({ title, body }: BattleReport, paper: PaperSize, faces = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>
${faces}
${REPORT_CSS}
${SCREEN}
${flowCss(paper)}
</style>
</head>
<body>
${toHtml(body)}
</body>
</html>
`;
}
