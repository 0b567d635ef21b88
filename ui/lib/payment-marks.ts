// SVG paths of the coins that can be paid with, each for a viewBox of 24 by 24 and the even-odd rule. Simplified from Simple Icons, CC0
// (https://simpleicons.org), because the footer of every page draws them. The logos of more coins are in asset-marks.ts.
export const paymentMarks = {
  /** The symbol without the disc around it. */
  bitcoin:
    'M17.3 10.3c.2-1.6-1-2.5-2.7-3l.6-2.2-1.3-.3-.6 2-1-.2.5-2-1.3-.4-.5 2.1-.9-.2-1.8-.4L7.9 7l1 .2q.7.3.6.8L8 14q0 .2-.6.2l-1-.2-.6 1.5 1.7.4 1 .3-.6 2.2 1.3.3.6-2.2 1 .3-.5 2.1 1.3.4.6-2.2c2.2.4 3.9.2 4.6-1.8q.8-2.4-1.2-3.2 1.3-.2 1.7-2m-3 4.2c-.4 1.7-3.2.8-4 .5l.6-2.9c1 .3 3.8.7 3.4 2.4m.4-4.2c-.4 1.5-2.7.7-3.4.5l.6-2.6c.8.2 3.2.5 2.8 2',
  ethereum: 'm12 18-7.4-4.4L11.9 24l7.4-10.4zm0-18L4.8 12.2l7.4 4.4 7.3-4.4z',
  usdt: 'M18.8 10.5c0 .6-2.3 1.2-5.3 1.3h-3c-3-.1-5.3-.7-5.3-1.3s2.3-1.1 5.3-1.3v2h3v-2c3 .2 5.3.7 5.3 1.3m5.1.6L12.1 22.4H12L0 11v-.2l4.3-9.2.2-.1h15L24 11zm-4.4-.4c0-.8-2.6-1.5-6-1.7V7.2h4.2V4.4H6.3v2.8h4.2V9c-3.4.2-6 .9-6 1.7s2.6 1.4 6 1.6v5.9h3v-5.9c3.4-.2 6-.8 6-1.6',
} as const
