import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { chromium } from '/work/club/node_modules/playwright/index.mjs';
import { findBrowser } from '/work/club/e2e/browser.ts';
const data = mkdtempSync('/tmp/club/d');
const server = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts', '--port', '4711', '--data', data + '/t'], { cwd: '/work/club', stdio: 'inherit' });
for (let n = 0; n < 60; n += 1) { const ok = await fetch('http://127.0.0.1:4711/').then(() => true, () => false); if (ok) break; await new Promise((r) => setTimeout(r, 1000)); }
const browser = await chromium.launch(await findBrowser());
const sizes = { desk: [1440, 900], tablet: [834, 1112], phone: [390, 844] } as const;
try {
  for (const [name, [width, height]] of Object.entries(sizes)) {
    for (const scheme of ['dark', 'light'] as const) {
      const ctx = await browser.newContext({ viewport: { width, height }, colorScheme: scheme, hasTouch: name === 'phone' });
      const p = await ctx.newPage();
      await p.goto('http://127.0.0.1:4711/');
      await p.getByRole('radio', { name: /Two screens/ }).check();
      await p.getByRole('button', { name: 'The program', exact: true }).click();
      await p.getByRole('button', { name: 'Ensign' }).click();
      await p.getByLabel('Your name').fill('Ann');
      await p.getByRole('button', { name: 'Lay the table and play' }).click();
      await p.getByText('The Ensign, the program, plays').waitFor();
      const shot = (n: string) => p.screenshot({ path: `/tmp/club/${name}-${scheme}-${n}.png` });
      await p.getByRole('button', { name: /^Ready/ }).first().click();
      await p.getByRole('button', { name: /^Move/ }).first().waitFor();
      await p.waitForTimeout(800);
      await shot('move');
      await p.getByRole('button', { name: /^Move/ }).first().click();
      await p.getByRole('heading', { name: 'Fire and launch' }).waitFor();
      await p.waitForTimeout(2500);
      await shot('fire');
      await p.keyboard.press('i');
      await p.getByText('Before this plan').waitFor();
      await p.waitForTimeout(600);
      await shot('hint');
      if (scheme === 'dark') {
        await p.keyboard.press('i');
        await p.getByRole('button', { name: 'Invite somebody to take its side' }).click();
        const link = await p.getByLabel('Invitation to DeltaVee').inputValue();
        await p.getByRole('button', { name: 'Hide the invitation' }).click();
        const q = await (await browser.newContext()).newPage();
        await q.goto(link);
        await q.getByLabel('Your name').fill('Ben');
        await q.getByRole('button', { name: 'Take the seat' }).click();
        await p.getByText('Ben is here').waitFor();
        await p.waitForTimeout(600);
        await shot('taken');
        await p.getByRole('button', { name: 'I see' }).click();
        await p.keyboard.press('i');
        await p.waitForTimeout(500);
        await shot('none');
        await p.reload(); await p.getByText('Ben is here').waitFor(); await p.waitForTimeout(500);
        console.log(name, 'after reload', await p.getByRole('button', { name: 'I see' }).count());
      }
      await ctx.close();
    }
  }
} finally { await browser.close(); server.kill(); }
