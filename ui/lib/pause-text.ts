/** A pause as sentences name it: in seconds, from 100 seconds on in minutes, rounded up. */
export const pauseText = (seconds: number) =>
  seconds < 100 ? `${seconds} s` : `${Math.ceil(seconds / 60)} minutes`
