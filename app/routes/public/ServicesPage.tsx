import { mailtoHref } from '#ui/lib/mailto.ts'
import { FeatureCard } from '#ui/marketing/FeatureCard.tsx'
import { drawings } from '#ui/marketing/drawings.tsx'
import { Illustration } from '#ui/marketing/Illustration.tsx'
import { PageIntro } from '#ui/marketing/PageIntro.tsx'
import { PointList } from '#ui/marketing/PointList.tsx'
import { Section } from '#ui/marketing/Section.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { Callout } from '#ui/primitives/Callout.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import { brand } from '../../content/brand.ts'
import { markets } from '../../content/markets.ts'
import { services } from '../../content/services.ts'
import { PageHeading } from '../../shell/PageHeading.tsx'
import { paths } from '../../paths.ts'
import { Prose } from './Prose.tsx'

/** Investments, support, security, and a box with the support address (SRV-1). */
export function Component() {
  const { investments, support, security, contact } = services
  return (
    <>
      <PageIntro heading={<PageHeading>{services.title}</PageHeading>} lead={services.lead} drawing="stop" />
      <Section title={investments.title} intro={investments.intro}>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-5">
          {markets.map(({ id, name, info, href }) => (
            <FeatureCard key={id} look="card" title={name} text={info} href={href} drawing={id} />
          ))}
          <FeatureCard look="card" {...investments.risks} drawing="lighthouse" className="bg-sunken" />
        </div>
      </Section>
      <Section layout="split" tone="sunken" title={support.title}>
        <Prose paragraphs={support.text} />
      </Section>
      <Section layout="split" title={security.title} intro={security.intro}>
        <PointList points={security.list} columns={2} />
        <Callout tone="info" title="On a shared computer" className="mt-4">
          {security.note}
        </Callout>
      </Section>
      <section
        aria-labelledby="write"
        className="@container/write mx-auto w-full max-w-content px-4 pb-20 sm:px-5"
      >
        <div className="grid grid-cols-1 items-end gap-x-12 rounded-card border border-line bg-surface px-6 pt-8 sm:px-10 sm:pt-10 @min-[40rem]/write:grid-cols-[minmax(0,1fr)_auto]">
          <div className="pb-8 sm:pb-10">
            <h2 id="write" className="text-2xl">
              {contact.title}
            </h2>
            <p className="mt-3 max-w-prose text-muted">{contact.text}</p>
            <p className="mt-4 text-lg font-medium">
              <Link href={mailtoHref({ to: brand.supportEmail })}>{brand.supportEmail}</Link>
            </p>
            <Button asChild className="mt-6">
              <a href={paths.helpCenter}>{contact.action}</a>
            </Button>
          </div>
          <Illustration
            horizon={false}
            className="-mb-px w-44 @max-[40rem]/write:hidden @min-[60rem]/write:w-60"
          >
            {drawings.letter}
          </Illustration>
        </div>
      </section>
    </>
  )
}
