import { HelpOptions } from '#ui/marketing/HelpOptions.tsx'
import { PointList } from '#ui/marketing/PointList.tsx'
import { Section } from '#ui/marketing/Section.tsx'
import { StepList } from '#ui/marketing/StepList.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { helpOptions } from '../../content/help.ts'
import { customerCall } from '../../content/customer-call.ts'
import { home } from '../../content/home.ts'
import { useSession } from '../../session/session-state.ts'
import { StartCall } from './StartCall.tsx'

/** The sections below the price list, from the trading teaser to the call to action (HOME-4 to HOME-8). Text and links, which need no script. */
export function HomeRest() {
  const { bitcoin, steps, trusted, help, start } = home
  const customer = useSession()
  const action = customer ? customerCall.action : bitcoin.action
  const [first, ...later] = steps.list
  const verify = customer ? { ...first, text: steps.verifyAsCustomer } : first
  return (
    <>
      <Section tone="sunken" size="sm" layout="split" title={bitcoin.title}>
        {bitcoin.text.map((text) => (
          <p key={text} className="mb-3 max-w-prose text-muted">
            {text}
          </p>
        ))}
        <div className="mt-6 flex flex-wrap gap-3 max-sm:*:grow">
          <Button asChild>
            <a href={action.href}>{action.label}</a>
          </Button>
          <Button asChild variant="secondary">
            <a href={bitcoin.more.href}>{bitcoin.more.label}</a>
          </Button>
        </div>
      </Section>
      <Section title={steps.title} intro={steps.intro}>
        <StepList steps={[verify, ...later]} />
      </Section>
      <Section layout="split" title={trusted.title} intro={trusted.intro}>
        <PointList points={trusted.list} columns={2} />
      </Section>
      <Section size="sm" layout="split" title={help.title} intro={help.intro}>
        <HelpOptions options={helpOptions} />
      </Section>
      <StartCall {...start} />
    </>
  )
}
