import { FACES } from '../sheet/paper/index.ts';

const TEXT = `"${FACES.text.family}", "Segoe UI", system-ui, "Noto Sans", sans-serif`;
const TITLE = `"${FACES.title.family}", "Roboto Condensed", "Arial Narrow", sans-serif`;

/** How a report looks, on a page, in a file and on paper: black on white, in blocks, which printers break well. */
export const REPORT_CSS = `
.report { max-width: 180mm; margin: 0 auto; color: #000; background: #fff; font: 400 9.8pt/1.42 ${TEXT}; text-align: left; }
.report h1, .report h2, .report h3 { font-family: ${TITLE}; font-weight: 700; line-height: 1.08; margin: 0; color: #000; }
.report h1 { font-size: 30pt; letter-spacing: -0.005em; }
.report h2 { font-size: 16pt; margin: 7mm 0 2mm; padding-top: 1.6mm; border-top: 0.65mm solid #000; break-after: avoid; clear: both; }
.report h3 { font-size: 12.5pt; margin: 0 0 0.8mm; break-after: avoid; }
.report p { margin: 0 0 1.6mm; orphans: 3; widows: 3; }
.report b, .report strong { font-weight: 600; }
.report-kind { font: 600 10pt/1 ${TITLE}; letter-spacing: 0.14em; text-transform: uppercase; margin: 0 0 1.5mm !important; padding-top: 2mm; border-top: 0.65mm solid #000; }
.report-scenario { font: 600 13pt/1.2 ${TITLE}; }
.report-result { font: 600 14pt/1.25 ${TITLE}; margin: 2mm 0 3mm !important; }
.report-code { float: right; margin: 0 0 2mm 6mm; background: #fff; fill: #000; }
.report-sides { margin: 2mm 0 0; padding: 0; list-style: none; }
.report-sides li { margin: 0 0 0.8mm; }
.report-side { display: inline-block; width: 3.6mm; height: 3.6mm; vertical-align: -0.6mm; }
.report-letter { font-family: ${TITLE}; font-weight: 700; }
.report-label { font-family: ${TITLE}; font-weight: 600; }
.report figure { margin: 0; break-inside: avoid; }
.report figcaption { font-size: 8.4pt; line-height: 1.36; color: #222; padding-top: 1mm; }
.report-figure { margin: 5mm 0 0 !important; }
.report-curve { display: block; width: 100%; height: auto; }
.report-turn { margin: 0 0 3mm; break-inside: avoid; }
.report-turn::after { content: ""; display: block; clear: both; }
.report-point { float: right; width: 72mm; margin: 0.6mm 0 2.4mm 6mm !important; clear: right; }
.report-map { display: block; box-sizing: border-box; width: 100%; height: auto; overflow: hidden; }
.report-far { font: 400 8.6pt/1 ${TEXT}; color: #333; padding-left: 2.5mm; }
.report-end { font-weight: 600; clear: both; }
.report-table { width: 100%; border-collapse: collapse; font-size: 8.8pt; line-height: 1.3; break-inside: auto; }
.report-table caption { text-align: left; font: 700 12.5pt/1.1 ${TITLE}; padding: 0 0 1.2mm; }
.report-table th, .report-table td { text-align: left; vertical-align: top; font-weight: 400; padding: 0.9mm 3mm 0.9mm 0; border-top: 0.22mm solid #000; }
.report-table thead th { font-weight: 600; }
.report-table tr { break-inside: avoid; }
.report-pair { margin: 0 0 5mm; break-inside: avoid; }
.report-pair::after { content: ""; display: block; clear: both; }
.report-figures { float: left; width: 96mm; }
.report-figures td, .report-figures thead th { white-space: nowrap; }
.report-dice { float: right; width: 76mm; }
.report-dice svg { display: block; width: 100%; height: auto; }
.report-logs th[scope="row"] { white-space: nowrap; font-weight: 600; }
@media screen and (max-width: 640px) {
  .report h1 { font-size: 24pt; }
  .report-code { display: none; }
  .report-point, .report-figures, .report-dice { float: none; width: 100%; margin-left: 0 !important; }
  .report-table { display: block; overflow-x: auto; }
}
`;
