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
    'Sort the rows in the order that customers expect first, such as the newest at the top. The first press on another column sorts it in descending order.',
    'Begin each row with the cell that names it, such as the date or the reference.',
  ],
  avoid: [
    'For the facts of one thing, use DescriptionList.',
    'To place elements on a page, use CSS grid.',
    'For long texts, use a list with headings.',
    'For more columns than fit: leave the less important ones to the details of a row.',
    'To edit in cells, to select rows or to expand them. It has none of this.',
  ],
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
  anatomy: [
    ['Table', 'The whole table with its caption.'],
    ['TableHead', 'The row of headers.'],
    ['TableBody', 'The rows of data.'],
    ['TableRow', 'A row, or a card in a narrow space.'],
    ['TableHeader', 'The name of a column. With `sort`, a button.'],
    ['TableCell', 'A value, with the name of its column for the card.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the header of each sortable column, and to the controls in the rows.'],
    ['Enter or Space', 'On a header: sorts by the column, then reverses the order.'],
  ],
  announced: [
    'The caption, the number of rows and columns, and the header of each cell.',
    'A sorted column: “sorted ascending” or “sorted descending”.',
    'On a phone the cards are still announced as a table.',
    'A row that opens something needs a button or a link in a cell, with the row in its name: “Details of deposit SAMPLE-0001”.',
    'With each cell its column is read, but not its row: there are no row headers.',
  ],
  content: [
    'The caption names the list. Hide it with `captionHidden` if a heading above says the same.',
    'Headers are nouns, one or two words.',
    'Use units in the values, not in the header.',
    'One fact in each column. Two facts in a cell can’t be sorted.',
    'For a value that isn’t known, show Missing: a dash to see, “not available” to hear.',
    'For an empty list, show EmptyState in place of the table. While it loads, show SkeletonGroup.',
  ],
  layout: [
    'It fills the width of the space around it. Columns share it by content.',
    'In a space of less than 640 px, each row becomes a card with a labelled line for each cell. The space counts, not the window: it happens in a narrow column on a large screen too.',
    'Headers that sort stay visible above the cards. The others are read by screen readers only.',
    'Text wraps and is never cut off. A long word or an address needs `wrap-anywhere` on its cell.',
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
