import { SaveOrPrint } from '#ui/history/SaveOrPrint.tsx'
import meta, { NothingToSave } from './SaveOrPrint.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'SaveOrPrint is a menu that saves the shown rows as a file or prints them as a statement.',
  use: ['Beside the filters of a history. It takes the rows that match them.'],
  avoid: ['For the customer’s whole data, use DownloadData.'],
  examples: [
    {
      do: (
        <p className="text-sm">
          CSV file <span className="block text-muted">For a spreadsheet</span>
        </p>
      ),
      dont: <p className="text-sm">Export (.csv, .json)</p>,
      because: 'Say what each format is for. Not everyone knows the names of formats.',
    },
  ],
  keyboard: [
    [
      'Enter or Space',
      'Opens or closes the menu. On an entry: saves or prints, and the focus returns to the button.',
    ],
    ['Tab', 'Moves through the three entries. Leaving the menu closes it.'],
    ['Escape', 'Closes the menu, and the focus returns to the button.'],
  ],
  announced: [
    '“Save or print, button, collapsed” or “expanded”, then a group of three buttons.',
    'If no row matches: “unavailable”, with the reason.',
    'A file that could not be made, at once.',
  ],
  content: [
    'While amounts are hidden, the menu says that files contain them.',
    'The hint of an entry is three or four words.',
  ],
  layout: [
    'The menu opens below the button. In less than 640 px it has the width of the row of buttons, in more it has 320 px.',
    'A hint below each entry wraps.',
  ],
  states: {
    Closed: <SaveOrPrint {...meta.args} />,
    'Nothing to save': <SaveOrPrint {...meta.args} {...NothingToSave.args} />,
  },
  pressable: <SaveOrPrint {...meta.args} />,
  related: ['history/PrintDialog', 'history/StatementPrint', 'history/TransactionBrowser'],
}
