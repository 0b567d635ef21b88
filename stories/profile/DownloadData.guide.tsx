import { DownloadData } from '#ui/profile/DownloadData.tsx'
import { Callout } from '#ui/primitives/Callout.tsx'
import meta, { Incomplete, Pending, Created, Failed, AmountsHidden } from './DownloadData.stories.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  since: '0.1.0',
  what: 'DownloadData saves everything that the app holds about the customer as a file, and says what is missing.',
  use: ['On the account page.', 'Set `amountsHidden` while amounts are hidden: the file contains them.'],
  avoid: [
    'For a history, use SaveOrPrint.',
    'With a file that lacks a whole list: say that no file was created.',
  ],
  examples: [
    {
      do: <DownloadData {...meta.args} {...Incomplete.args} />,
      dont: <Callout tone="success" title="Done!" />,
      because: 'A file that lacks something must say so, or the customer believes it is complete.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the button.'],
    ['Enter or Space', 'Reads the data and creates the file. While it works, further presses do nothing.'],
  ],
  announced: [
    '“File created” and its name, once the reader pauses.',
    'A file that is not complete, or that was not created, at once.',
  ],
  content: ['The success names the file, so that it can be found.', '`reason` is a sentence on what to do.'],
  layout: ['One column: the button, then the outcome below it.'],
  states: {
    Default: <DownloadData {...meta.args} />,
    Reading: <DownloadData {...meta.args} {...Pending.args} />,
    Created: <DownloadData {...meta.args} {...Created.args} />,
    'Not complete': <DownloadData {...meta.args} {...Incomplete.args} />,
    Failed: <DownloadData {...meta.args} {...Failed.args} />,
    'Amounts hidden': <DownloadData {...meta.args} {...AmountsHidden.args} />,
  },
  pressable: <DownloadData {...meta.args} />,
  related: ['history/SaveOrPrint', 'profile/AccountSection', 'primitives/Callout'],
}
