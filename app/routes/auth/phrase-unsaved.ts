import { tabArea } from '../../storage/browser-storage.ts'

const KEY = 'seedPhraseUnsaved'

/** Called when the page shows a seed phrase. A reload loses the phrase, but not this mark, which lasts until the tab is closed. */
export const markPhraseUnsaved = () => tabArea.write(KEY, 'true')

/** Called once the customer has saved the phrase, or goes on without it. */
export const clearPhraseUnsaved = () => tabArea.remove(KEY)

/** Whether the page was reloaded or left while it showed a seed phrase. */
export const wasPhraseUnsaved = () => tabArea.read(KEY) !== null
