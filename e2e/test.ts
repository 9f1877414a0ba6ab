import { test as base, expect, type Page } from 'playwright/test';

export { expect };

/** Everything the page complains of: errors in the console, uncaught errors, breaches of its security policy. */
export async function listenToComplaints(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  await page.exposeFunction('reportBreach', (breach: string) => complaints.push(`policy: ${breach}`));
  await page.addInitScript(() => {
    const report = (window as unknown as { reportBreach(breach: string): void }).reportBreach;
    document.addEventListener('securitypolicyviolation', (event) =>
      report(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`),
    );
  });
  return complaints;
}

/** The `test` of every journey: a page that complains fails it, whatever else it asserts. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints = await listenToComplaints(page);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
