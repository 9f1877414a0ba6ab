const STYLE = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** English for whoever is at home in this language: its order of day and month, and its clock. */
function writerFor(language: string): Intl.DateTimeFormat {
  try {
    const { region } = new Intl.Locale(language).maximize();
    const { hourCycle } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions();
    return new Intl.DateTimeFormat(`en-${region}`, { ...STYLE, ...(hourCycle && { hourCycle }) });
  } catch {
    // Some systems have a name for their language that is none.
    return new Intl.DateTimeFormat('en', STYLE);
  }
}

let day: Intl.DateTimeFormat | undefined;

/**
 * A moment as it is written where the reader is at home, in English words like all else: `Mar 9, 2025, 8:15 PM`, `9 Mar
 * 2025, 20:15`. What writes it is dear to make: the first screen, which has no game to show, does without.
 */
export function dayText(moment: number): string {
  day ??= writerFor(navigator.language);
  return day.format(moment);
}
