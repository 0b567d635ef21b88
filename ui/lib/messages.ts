/** Formats a pause for a sentence: in seconds, or from 100 seconds in minutes, rounded up. */
export const pauseText = (seconds: number) =>
  seconds < 100 ? `${seconds} s` : `${Math.ceil(seconds / 60)} minutes`
