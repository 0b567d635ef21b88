import type { HelpEntry } from '#ui/marketing/find-help.ts'
import { offersSecurity } from '../api/use-capability.ts'
import { paths } from '../paths.ts'
import { accountQuestions } from './help-account.ts'
import { habits, scams, transfers, words } from './guides-safety.ts'
import { assets, assetsIntro, risk } from './guides.ts'
import { commonQuestions } from './help-questions.ts'
import { markets } from './markets.ts'

type Guide = { id: string; title: string; intro: string }

const guide = ({ id, title, intro }: Guide, points: readonly { title: string; text: string }[]) => ({
  kind: 'Guide' as const,
  title,
  text: intro,
  href: `${paths.guides}#${id}`,
  more: points.flatMap((point) => [point.title, point.text]).join(' '),
})

/** What the Help Center searches: its questions, the guides and the pages of the markets. `offered`: what the backend has declared. */
export const helpIndex = (offered: readonly string[]): readonly HelpEntry[] => [
  ...[...commonQuestions(offersSecurity(offered)), ...accountQuestions(offered)].map(
    ({ question, keywords, answer }) => ({
      kind: 'Question' as const,
      title: question,
      text: answer,
      keywords: keywords ?? '',
    }),
  ),
  guide(risk, risk.points),
  guide(
    assetsIntro,
    assets.map(({ name, symbol, info }) => ({ title: `${name} ${symbol}`, text: info })),
  ),
  guide(scams, scams.signs),
  guide(habits, habits.points),
  guide(transfers, transfers.steps),
  guide(
    words,
    words.terms.map(({ term, detail }) => ({ title: term, text: detail })),
  ),
  ...markets.map(({ name, info, href }) => ({ kind: 'Guide' as const, title: name, text: info, href })),
]
