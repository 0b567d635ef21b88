import { Facts } from '#ui/marketing/Facts.tsx'
import { PageIntro } from '#ui/marketing/PageIntro.tsx'
import { PointList } from '#ui/marketing/PointList.tsx'
import { Section } from '#ui/marketing/Section.tsx'
import { WorkedExample } from '#ui/marketing/WorkedExample.tsx'
import { TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { exampleNotice, tradingCall, type TradingGuide } from '../../content/trading/guide.ts'
import { PageHeading } from '../../shell/PageHeading.tsx'
import { OtherMarkets } from './OtherMarkets.tsx'
import { Prose } from './Prose.tsx'
import { ReviewNote } from './ReviewNote.tsx'
import { StartCall } from './StartCall.tsx'

type Props = {
  guide: TradingGuide
  /** A chart or cards, shown before the text. */
  children?: ReactNode
}

/** The layout of a market's page: what it is, how it moves, what it costs, its risks, and whom it doesn't suit (TRD-1). */
export function TradingPage({ guide, children }: Props) {
  return (
    <>
      <PageIntro heading={<PageHeading>{guide.title}</PageHeading>} lead={guide.lead} drawing={guide.id}>
        <p className="text-sm text-muted">
          <ReviewNote of={guide} />
        </p>
      </PageIntro>
      {children}
      <Section layout="split" title="What it is">
        <Prose paragraphs={guide.what} />
        <Facts facts={guide.facts} className="mt-8" />
      </Section>
      <Section layout="split" size="sm" title={guide.movesTitle ?? 'How it moves'} className="pt-0 sm:pt-0">
        <PointList points={guide.moves} columns={2} />
      </Section>
      <Section layout="split" tone="sunken" title="What it costs">
        <PointList points={guide.costs} columns={2} />
        <WorkedExample {...guide.example} notice={exampleNotice} className="mt-6" />
      </Section>
      <Section layout="split" title="What can go wrong">
        <PointList points={guide.wrong} icon={<TriangleAlert className="text-pending" />} />
      </Section>
      <Section
        layout="split"
        title="Who it does not suit"
        intro="Don’t invest in it now if …"
        className="pt-0 sm:pt-0"
      >
        <ul className="text-lg ruled">
          {guide.unsuitable.map((text) => (
            <li key={text} className="flex gap-3 py-3.5">
              <X aria-hidden className="mt-1 size-5 shrink-0 text-loss" />
              {text}
            </li>
          ))}
        </ul>
      </Section>
      <Section layout="split" size="sm" title="Ask before you start" className="pt-0 sm:pt-0">
        <ol className="grid max-w-prose list-decimal grid-cols-1 gap-3 ps-6 text-lg marker:font-semibold marker:text-link">
          {guide.before.map((question) => (
            <li key={question} className="ps-1">
              {question}
            </li>
          ))}
        </ol>
      </Section>
      <OtherMarkets current={guide.id} />
      <StartCall {...tradingCall} />
    </>
  )
}
