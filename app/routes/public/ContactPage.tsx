import { mailtoHref } from '#ui/lib/mailto.ts'
import { PageIntro } from '#ui/marketing/PageIntro.tsx'
import { PointList } from '#ui/marketing/PointList.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { Callout } from '#ui/primitives/Callout.tsx'
import { Description, DescriptionList } from '#ui/primitives/DescriptionList.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import { brand } from '../../content/brand.ts'
import { contact } from '../../content/help.ts'
import { PageHeading } from '../../shell/PageHeading.tsx'

/** Phone numbers, hours, address and email (CON-1). */
export function Component() {
  return (
    <>
      <PageIntro heading={<PageHeading>{contact.title}</PageHeading>} lead={contact.lead} drawing="phone" />
      <div className="mx-auto grid w-full max-w-content grid-cols-1 gap-x-12 gap-y-14 px-4 py-12 sm:px-5 sm:py-16 md:grid-cols-2 lg:gap-x-20">
        <DescriptionList layout="spacious" className="md:col-span-2">
          <Description term={contact.phones}>
            {brand.phones.map(({ label, number }) => (
              <p key={number}>
                <a
                  href={`tel:${number.replace(/[^+\d]/g, '')}`}
                  className="inline-flex min-h-11 items-center text-2xl font-semibold tracking-tight text-link underline-offset-4 hover:underline"
                >
                  {number}
                </a>
                <span className="block text-sm text-muted">{label}</span>
              </p>
            ))}
          </Description>
          <Description term={contact.hours}>{brand.hours}</Description>
          <Description term={contact.email}>
            <Link href={mailtoHref({ to: brand.supportEmail })}>{brand.supportEmail}</Link>
          </Description>
          <Description term={contact.address}>
            <address className="not-italic">
              {brand.legalName}
              <br />
              {brand.address}
            </address>
          </Description>
        </DescriptionList>
        <section aria-labelledby="prepare">
          <h2 id="prepare" className="mb-5 text-xl">
            {contact.prepare.title}
          </h2>
          <PointList points={contact.prepare.points} />
        </section>
        <section aria-labelledby="answers" className="grid content-start justify-items-start gap-5">
          <h2 id="answers" className="text-xl">
            {contact.answers.title}
          </h2>
          <p className="text-muted">{contact.answers.text}</p>
          <Button asChild variant="secondary">
            <a href={contact.answers.action.href}>{contact.answers.action.label}</a>
          </Button>
          <Callout tone="warning" title="Calls in our name" className="mt-3 w-full">
            {contact.caution}
          </Callout>
        </section>
      </div>
    </>
  )
}
