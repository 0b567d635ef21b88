import type { ListedPasskey } from '#ui/security/passkey-row.tsx'

export const dates = { locale: 'en-US', timeZone: 'UTC' }

export const passkeys: ListedPasskey[] = [
  {
    id: 'p1',
    name: 'Sample laptop',
    createdAt: '2026-01-12T09:00:00Z',
    lastUsedAt: '2026-03-04T18:58:00Z',
    synced: false,
  },
  { id: 'p2', name: 'Sample phone', createdAt: '2026-03-01T10:12:00Z', synced: true },
]
