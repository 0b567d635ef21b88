import { PageIntro } from '#ui/marketing/PageIntro.tsx'
import { PointList } from '#ui/marketing/PointList.tsx'
import { Section } from '#ui/marketing/Section.tsx'
import { about } from '../../content/about.ts'
import { home } from '../../content/home.ts'
import { PageHeading } from '../../shell/PageHeading.tsx'
import { Prose } from './Prose.tsx'
import { Stats } from './Stats.tsx'
import { StartCall } from './StartCall.tsx'

/** Mission, who we are, what we do, and what can be counted (ABT-1). */
export function Component() {
  return (
    <>
      <PageIntro heading={<PageHeading>{about.title}</PageHeading>} lead={about.lead} drawing="sail" />
      <Section layout="split" title={about.mission.title}>
        <Prose paragraphs={about.mission.text} />
      </Section>
      <Section layout="split" title={about.who.title} className="pt-0 sm:pt-0">
        <Prose paragraphs={about.who.text} />
      </Section>
      <Section layout="split" tone="sunken" title={about.what.title}>
        <PointList points={about.what.list} columns={2} />
      </Section>
      <Section title={about.counted.title} intro={about.counted.intro}>
        <Stats />
      </Section>
      <StartCall {...home.start} />
    </>
  )
}
