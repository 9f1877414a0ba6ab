/** The last moment of which a date can be written. */
export const LAST_MOMENT = 8_640_000_000_000_000;

/** The moment by the clock of the device, which may be set to before 1970 or to the end of time: then the nearest that can be kept. */
export const momentNow = (): number => Math.min(Math.max(Date.now(), 0), LAST_MOMENT);
