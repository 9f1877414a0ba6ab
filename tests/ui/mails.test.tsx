import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MailAnswer } from '../../src/ui/online/MailAnswer.tsx';
import { MailMe } from '../../src/ui/online/MailMe.tsx';
import { until } from '../fixtures/until.ts';

const TABLE = 'Q29tcGFzc1Jvc2U5';
const KEY = 'a2V5LW9mLXBsYXllci1vbmU';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A server that answers calls by their paths, and what it was sent. */
function served(answers: Record<string, [number, unknown]>) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    sent.push([path, body === undefined ? null : JSON.parse(String(body))]);
    const [status, said] = answers[path] ?? [404, {}];
    return new Response(JSON.stringify(said), { status });
  });
  return sent;
}

const MAILS = { '/api/mail': [200, { mail: true }] } satisfies Record<string, [number, unknown]>;
const mailPath = `/api/tables/${TABLE}/mail`;

describe('mails about one’s turn', () => {
  test('are asked for with an address, which has to be confirmed', async () => {
    const sent = served({ ...MAILS, [mailPath]: [200, { seat: 1 }] });
    render(<MailMe table={TABLE} shown={KEY} />);
    fireEvent.change(await screen.findByLabelText(/Mail me when/), { target: { value: ' ann@example.org ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Mail me' }));
    await screen.findByText(/press the link in it/);
    expect(sent.at(-1)).toEqual([mailPath, { key: KEY, address: 'ann@example.org' }]);
  });

  test.each([
    [400, /not an address/],
    [429, /often enough/],
    [503, /cannot send/],
  ])('that are refused with %i say why, and the address stays', async (status, why) => {
    served({ ...MAILS, [mailPath]: [status, {}] });
    render(<MailMe table={TABLE} shown={KEY} />);
    const field = await screen.findByLabelText(/Mail me when/);
    fireEvent.change(field, { target: { value: 'ann@example.org' } });
    fireEvent.click(screen.getByRole('button', { name: 'Mail me' }));
    await screen.findByText(why);
    expect(field).toHaveProperty('value', 'ann@example.org');
  });

  test('are ended where they were asked for', async () => {
    const sent = served({ ...MAILS, [`${mailPath}/end`]: [200, { seat: 1 }] });
    render(<MailMe table={TABLE} shown={KEY} />);
    fireEvent.click(await screen.findByRole('button', { name: 'No more mails' }));
    await screen.findByText(/address is deleted/);
    expect(sent.at(-1)).toEqual([`${mailPath}/end`, { key: KEY }]);
  });

  test('are not offered by a server that sends none', async () => {
    const sent = served({});
    const { container } = render(<MailMe table={TABLE} shown={KEY} />);
    await until(() => expect(sent).toHaveLength(1));
    expect(container.textContent).toBe('');
  });

  test.each([
    ['confirm', 'Yes, mail me', /mailed from now on/],
    ['end', 'No more mails', /No more mails come/],
  ])('%s: a link of a mail does nothing before a button is pressed', async (way, button, done) => {
    const sent = served({ [`${mailPath}/${way}`]: [200, { seat: 1 }] });
    render(<MailAnswer table={TABLE} word={KEY} way={way} />);
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: button }));
    await screen.findByText(done);
    expect(sent).toEqual([[`${mailPath}/${way}`, { word: KEY }]]);
  });

  test('a link that has done its duty says so', async () => {
    served({ [`${mailPath}/confirm`]: [403, {}] });
    render(<MailAnswer table={TABLE} word={KEY} way="confirm" />);
    fireEvent.click(screen.getByRole('button', { name: 'Yes, mail me' }));
    await screen.findByText(/opens nothing/);
  });
});
