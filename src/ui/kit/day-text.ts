/** A moment as it is written in a language, that of the browser: `Mar 9, 2025, 8:15 PM`, `09.03.2025, 20:15`. */
export const dayText = (moment: number, language?: string): string =>
  new Date(moment).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
