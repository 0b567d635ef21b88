import type { ComponentProps } from 'react'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#ui/primitives/Table.tsx'
import type { Guide } from '../guide.ts'

type Align = Pick<ComponentProps<typeof TableCell>, 'align'>

const Head = ({ align }: Align) => (
  <TableHead>
    <TableRow>
      <TableHeader>Date</TableHeader>
      <TableHeader align={align}>Amount</TableHeader>
    </TableRow>
  </TableHead>
)

const Deposit = ({ date, amount, align }: Align & { date: string; amount: string }) => (
  <TableRow>
    <TableCell label="Date">{date}</TableCell>
    <TableCell label="Amount" align={align}>
      {amount}
    </TableCell>
  </TableRow>
)

export const guide: Guide = {
  since: '0.1.0',
  what: 'A table compares things of the same kind, a row for each.',
  use: [
    'For lists with several facts per entry, such as transactions.',
    'Set `sort` on the headers that customers sort by.',
    'Give each TableCell its `label`: on a phone the rows become cards with labelled lines.',
  ],
  avoid: ['For the facts of one thing, use DescriptionList.', 'To place elements on a page, use CSS grid.'],
  examples: [
    {
      do: (
        <Table caption="Deposits, first sample">
          <Head align="end" />
          <TableBody>
            <Deposit date="Mar 3" amount="$1,250.00" align="end" />
            <Deposit date="Mar 1" amount="$80.00" align="end" />
          </TableBody>
        </Table>
      ),
      dont: (
        <Table caption="Deposits, second sample">
          <Head />
          <TableBody>
            <Deposit date="Mar 3" amount="$1,250.00" />
            <Deposit date="Mar 1" amount="$80.00" />
          </TableBody>
        </Table>
      ),
      because: 'Align figures at the end, so that their digits line up.',
    },
    {
      do: (
        <Table caption="Withdrawals">
          <TableBody>
            <TableRow>
              <TableCell label="Fee">—</TableCell>
            </TableRow>
          </TableBody>
        </Table>
      ),
      dont: (
        <Table caption="Withdrawals, empty">
          <TableBody>
            <TableRow>
              <TableCell label="Fee">{''}</TableCell>
            </TableRow>
          </TableBody>
        </Table>
      ),
      because: 'A missing value is a dash. An empty cell looks like a mistake.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the header of each sortable column, and to the controls in the rows.'],
    ['Enter or Space', 'On a header: sorts by the column, then reverses the order.'],
  ],
  announced: [
    'The caption, the number of rows and columns, and the header of each cell.',
    'A sorted column: “sorted ascending” or “sorted descending”.',
    'On a phone the cards are still announced as a table.',
  ],
  content: [
    'The caption names the list. Hide it with `captionHidden` if a heading above says the same.',
    'Headers are nouns, one or two words.',
    'Use units in the values, not in the header.',
  ],
  states: {
    Default: (
      <Table caption="Deposits">
        <Head align="end" />
        <TableBody>
          <Deposit date="Mar 3" amount="$1,250.00" align="end" />
        </TableBody>
      </Table>
    ),
    Sortable: (
      <Table caption="Deposits">
        <TableHead>
          <TableRow>
            <TableHeader sort="descending">Date</TableHeader>
            <TableHeader sort="none">Amount</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          <Deposit date="Mar 3" amount="$1,250.00" />
        </TableBody>
      </Table>
    ),
    'Caption hidden': (
      <Table caption="Deposits" captionHidden>
        <TableBody>
          <Deposit date="Mar 3" amount="$1,250.00" align="end" />
        </TableBody>
      </Table>
    ),
  },
  pressable: (
    <Table caption="Deposits" captionHidden>
      <TableHead>
        <TableRow>
          <TableHeader sort="none">Date</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell label="Date">Mar 3</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  ),
  related: ['primitives/DescriptionList', 'primitives/Pagination', 'primitives/EmptyState'],
}
