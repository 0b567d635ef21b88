import { LeadingAmount } from '#ui/history/LeadingAmount.tsx'
import { StatusBadge } from '#ui/wallet/StatusBadge.tsx'
import { CopyReference } from '#ui/history/CopyReference.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'TransactionDetails is a drawer with everything known about one deposit or withdrawal.',
  use: [
    'When a row of a history is opened. Put the row into the address of the page, so that it can be linked.',
  ],
  avoid: [
    'For an order that is not sent yet, use WithdrawalReview.',
    'For a dialog with a form, use Dialog.',
  ],
  examples: [
    {
      do: (
        <div>
          <p className="text-sm text-muted">You asked for</p>
          <LeadingAmount amount="200.00" />
        </div>
      ),
      dont: (
        <div>
          <p className="text-sm text-muted">You received</p>
          <LeadingAmount amount="195.00" />
        </div>
      ),
      because: 'Only a withdrawal that has arrived is described as received.',
    },
  ],
  keyboard: [
    [
      'Tab, Shift + Tab',
      'Moves through the close button, Copy the reference, the link to support and Close, and stays inside.',
    ],
    ['Escape', 'Closes it. The focus returns to the row.'],
    ['Enter or Space', 'Presses the focused button.'],
  ],
  announced: [
    '“Dialog, Deposit” or “Dialog, Withdrawal”, then what the figure is, the figure and the status.',
    'The facts as terms with their values. A missing value: “not available”.',
  ],
  content: [
    'The leading figure is what the customer receives. Amount and fee follow: “$400.00 less a fee of $10.00”. A failed withdrawal leads with the amount that was requested, and says that nothing was paid out.',
    'A withdrawal that was just requested begins with “Withdrawal requested”, until the details are closed.',
    'Above a wallet address it names the network, or says that the address was not checked, as in WithdrawalReview.',
    'If the fee can’t be read, it says that the payout isn’t known instead of calculating one.',
  ],
  layout: [
    'A drawer of 448 px, as wide as the window on a phone. It scrolls, and its actions stay in view.',
    'A figure that doesn’t fit goes to the next line. The address breaks between its groups.',
  ],
  states: {
    'The head of a pending withdrawal': (
      <div>
        <p className="text-sm text-muted">You receive once it is paid out</p>
        <LeadingAmount amount="390.00" />
        <p className="mt-1.5">
          <StatusBadge status="pending" />
        </p>
      </div>
    ),
    'The head of a failed withdrawal': (
      <div>
        <p className="text-sm text-muted">You asked for</p>
        <LeadingAmount amount="200.00" />
        <p className="mt-1.5">
          <StatusBadge status="failed" />
        </p>
      </div>
    ),
    'The head of a deposit': (
      <div>
        <p className="text-sm text-muted">Amount</p>
        <LeadingAmount amount="1250.00" />
        <p className="mt-1.5">
          <StatusBadge status="approved" />
        </p>
      </div>
    ),
    'The reference': <CopyReference reference="WDR-SAMPLE-0003" />,
  },
  related: [
    'history/TransactionTable',
    'history/LeadingAmount',
    'history/CopyReference',
    'primitives/Drawer',
  ],
}
