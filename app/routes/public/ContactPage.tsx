import { mailtoHref } from '#ui/lib/mailto.ts'
import { PageIntro } from '#ui/marketing/PageIntro.tsx'
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
      <div className="mx-auto w-full max-w-content px-4 py-14 sm:px-5 sm:py-20">
        <DescriptionList layout="spacious" className="max-w-3xl">
          <Description term={contact.phones}>
            {brand.phones.map(({ label, number }) => (
              <p key={number}>
                <a
                  href={`tel:${number.replace(/[^+\d]/g, '')}`}
                  className="inline-flex min-h-11 items-center text-2xl font-semibold tracking-tight text-link tabular-nums underline-offset-4 hover:underline"
                >
                  {number}
                </a>
                <span className="block text-sm text-muted">{label}</span>
              </p>
            ))}
          </Description>
          <Description term={contact.hours}>{brand.hours}</Description>
          <Description term={contact.address}>
            <address className="not-italic">
              {brand.legalName}
              <br />
              {brand.address}
            </address>
          </Description>
          <Description term={contact.email}>
            <Link href={mailtoHref({ to: brand.supportEmail })}>{brand.supportEmail}</Link>
          </Description>
        </DescriptionList>
        <Callout tone="warning" title="Calls in our name" className="mt-10 max-w-3xl">
          {contact.caution}
        </Callout>
      </div>
    </>
  )
}
