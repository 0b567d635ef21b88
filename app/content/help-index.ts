import type { HelpEntry } from '#ui/marketing/find-help.ts'
import { paths } from '../paths.ts'
import { habits, scams, transfers, words } from './guides-safety.ts'
import { assets, assetsIntro, risk } from './guides.ts'
import { help } from './help.ts'
import { markets } from './markets.ts'

type Guide = { id: string; title: string; intro?: string }

const guide = (
  { id, title, intro }: Guide,
  text: string,
  points: readonly { title: string; text: string }[],
) => ({
  kind: 'Guide' as const,
  title,
  text: intro ?? text,
  href: `${paths.guides}#${id}`,
  more: points.flatMap((point) => [point.title, point.text]).join(' '),
})

/** What the Help Center searches: its questions, the guides and the pages of the markets. */
export const helpIndex: readonly HelpEntry[] = [
  ...help.questions.list.map(({ question, keywords, answer }) => ({
    kind: 'Question' as const,
    title: question,
    text: answer,
    more: keywords ?? '',
  })),
  guide(risk, '', risk.points),
  guide(
    assetsIntro,
    '',
    assets.map(({ name, symbol, info }) => ({ title: `${name} ${symbol}`, text: info })),
  ),
  guide(scams, '', scams.signs),
  guide(habits, 'Seed phrase, password, email and shared devices.', habits.points),
  guide(transfers, 'Network, address, test payment and receipt.', transfers.steps),
  guide(
    words,
    'Short explanations of trading words.',
    words.terms.map(({ term, detail }) => ({ title: term, text: detail })),
  ),
  ...markets.map(({ name, info, href }) => ({ kind: 'Guide' as const, title: name, text: info, href })),
]
