import { AssetCard } from '#ui/marketing/AssetCard.tsx'
import { Facts } from '#ui/marketing/Facts.tsx'
import { PageIntro } from '#ui/marketing/PageIntro.tsx'
import { PointList } from '#ui/marketing/PointList.tsx'
import { Section } from '#ui/marketing/Section.tsx'
import { StepList } from '#ui/marketing/StepList.tsx'
import { Callout } from '#ui/primitives/Callout.tsx'
import { TriangleAlert } from 'lucide-react'
import { habits, scams, transfers, words } from '../../content/guides-safety.ts'
import { assets, assetsIntro, guides, risk } from '../../content/guides.ts'
import { GuideContents, GuideLinks, type Guide } from './GuideContents.tsx'
import { ReviewNote } from './ReviewNote.tsx'
import { PageHeading } from '../../shell/PageHeading.tsx'
import { StartCall } from './StartCall.tsx'

/** The heading of a part. `text`: what is read in it, if the part itself doesn't have it. */
const headOf = (part: Guide, text: unknown = part) => ({
  id: part.id,
  title: part.title,
  intro: part.intro,
  note: <ReviewNote of={text} />,
})

/** The contents, then the guides: risk, popular assets (GDE-1), scams, habits, transfers and words. */
export function Component() {
  return (
    <>
      <PageIntro
        heading={<PageHeading>{guides.title}</PageHeading>}
        lead={guides.lead}
        drawing="lighthouse"
      />
      <GuideContents />
      <div className="lg:mx-auto lg:grid lg:max-w-content lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-x-7 lg:ps-5">
        <GuideLinks />
        <div className="min-w-0">
          <Section {...headOf(risk)} layout="split">
            <PointList points={risk.points} icon={<TriangleAlert className="text-pending" />} />
            <p className="max-w-prose border-t border-line pt-5 text-lg font-medium">{risk.closing}</p>
          </Section>
          <Section {...headOf(assetsIntro, assets)} tone="sunken" className="lg:rounded-card lg:border-x">
            <div className="grid grid-cols-1 gap-5 has-[details[open]]:items-start @min-[44rem]/section:grid-cols-2">
              {assets.map((asset) => (
                <AssetCard key={asset.name} {...asset} />
              ))}
            </div>
          </Section>
          <Section {...headOf(scams)} layout="split">
            <PointList points={scams.signs} />
            <h3 className="mt-6 text-lg">{scams.act.title}</h3>
            <ol className="mt-3 grid max-w-prose list-decimal grid-cols-1 gap-2 ps-6 marker:font-semibold marker:text-link">
              {scams.act.steps.map((step) => (
                <li key={step} className="ps-1">
                  {step}
                </li>
              ))}
            </ol>
            <Callout tone="info" title={scams.ours.title} className="mt-8">
              {scams.ours.text}
            </Callout>
          </Section>
          <Section
            {...headOf(habits)}
            layout="split"
            tone="sunken"
            size="sm"
            className="lg:rounded-card lg:border-x"
          >
            <PointList points={habits.points} columns={2} />
          </Section>
          <Section {...headOf(transfers)}>
            <StepList steps={transfers.steps} />
          </Section>
          <Section {...headOf(words)} layout="split" size="sm" className="border-t">
            <Facts facts={words.terms} />
          </Section>
        </div>
      </div>
      <StartCall {...guides.start} />
    </>
  )
}
