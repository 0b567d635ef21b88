import { CallToAction } from '#ui/marketing/CallToAction.tsx'
import { FeatureCard } from '#ui/marketing/FeatureCard.tsx'
import { HelpOptions } from '#ui/marketing/HelpOptions.tsx'
import { Illustration } from '#ui/marketing/Illustration.tsx'
import { Section } from '#ui/marketing/Section.tsx'
import { serviceDrawings } from '#ui/marketing/service-drawings.tsx'
import { StepList } from '#ui/marketing/StepList.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { CheckCheck, ListChecks, MessageSquareWarning, ReceiptText, Sigma, Waypoints } from 'lucide-react'
import { helpOptions } from '../../content/help.ts'
import { home } from '../../content/home.ts'

const icons = {
  figures: Sigma,
  fee: ReceiptText,
  once: CheckCheck,
  checks: ListChecks,
  network: Waypoints,
  honest: MessageSquareWarning,
} satisfies Record<(typeof home.trusted.list)[number]['icon'], typeof Sigma>

/** HOME-4 to HOME-8: words and links, which need no script. */
export function HomeRest() {
  const { bitcoin, steps, trusted, help, start } = home
  return (
    <>
      <Section tone="sunken" title={bitcoin.title}>
        <div className="grid grid-cols-1 items-center gap-10 @min-[44rem]/section:grid-cols-[minmax(0,1fr)_18rem] @min-[60rem]/section:gap-20">
          <div>
            {bitcoin.text.map((text) => (
              <p key={text} className="mb-4 max-w-prose text-lg text-muted">
                {text}
              </p>
            ))}
            <div className="mt-7 flex flex-wrap gap-3 max-sm:*:grow">
              <Button asChild>
                <a href={bitcoin.action.href}>{bitcoin.action.label}</a>
              </Button>
              <Button asChild variant="secondary">
                <a href={bitcoin.more.href}>{bitcoin.more.label}</a>
              </Button>
            </div>
          </div>
          <Illustration className="max-w-64 @min-[44rem]/section:max-w-none">
            {serviceDrawings.crypto}
          </Illustration>
        </div>
      </Section>
      <Section title={steps.title} intro={steps.intro}>
        <StepList steps={steps.list} />
      </Section>
      <Section title={trusted.title} intro={trusted.intro}>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-x-10 gap-y-8">
          {trusted.list.map(({ icon, title, text }) => {
            const Icon = icons[icon]
            return <FeatureCard key={title} title={title} text={text} icon={<Icon />} />
          })}
        </div>
      </Section>
      <Section layout="split" title={help.title} intro={help.intro}>
        <HelpOptions options={helpOptions} />
      </Section>
      <CallToAction {...start} />
    </>
  )
}
