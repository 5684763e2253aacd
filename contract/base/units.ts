/** Durations in milliseconds, ignoring daylight saving time. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

export const megabyte = 1024 * 1024;
