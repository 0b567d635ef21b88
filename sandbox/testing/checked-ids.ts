/** The requirements that a whole run of `check:backend` reports on. */
export const checkedIds = new Set([
  ...Array.from({ length: 18 }, (_, n) => `API-${n + 1}`),
  'ACC-2',
  'CAP-2',
  'CAP-3',
  'SES-1',
  'TXT-2',
])
