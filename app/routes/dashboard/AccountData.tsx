import { saveFile } from '#ui/lib/save-file.ts'
import { AccountSection } from '#ui/profile/AccountSection.tsx'
import { DownloadData } from '#ui/profile/DownloadData.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { serverAddress } from '../../api/client.ts'
import { errorMessage } from '../../api/errors.ts'
import { depositsQuery, withdrawalsQuery } from '../../api/history-queries.ts'
import { userDetailsQuery } from '../../api/queries.ts'
import { useAmountsHidden } from '../../storage/amounts-hidden-setting.ts'
import { customerData } from './customer-data.ts'

/** Everything that the app holds about the customer, as a file (ACC-4). */
export function AccountData({ email }: { email: string }) {
  const queryClient = useQueryClient()
  const hidden = useAmountsHidden()
  const download = useMutation({
    gcTime: 0,
    mutationFn: async () => {
      const reads = {
        // Read again, because a list in the cache may be old.
        details: async () =>
          (await queryClient.fetchQuery({ ...userDetailsQuery(email), staleTime: 0 })).details,
        deposits: () => queryClient.fetchQuery({ ...depositsQuery(email), staleTime: 0 }),
        withdrawals: () => queryClient.fetchQuery({ ...withdrawalsQuery(email), staleTime: 0 }),
      }
      const made = { at: new Date(), server: serverAddress() }
      const { outcome, text } = await customerData(reads, made, errorMessage)
      if (outcome.kind === 'created' && text !== undefined) saveFile(outcome.file, text, 'application/json')
      return outcome
    },
  })
  return (
    <AccountSection
      title="Your data"
      lead="A file with your details and both histories, its date and the server’s address. Your browser creates it."
    >
      <DownloadData
        onDownload={() => download.mutate()}
        pending={download.isPending}
        outcome={download.data ?? null}
        amountsHidden={hidden}
      />
    </AccountSection>
  )
}
