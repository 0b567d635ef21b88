import { LegalDocument } from '#ui/marketing/LegalDocument.tsx'
import { PageIntro } from '#ui/marketing/PageIntro.tsx'
import type { LegalText } from '../../content/legal/document.ts'
import { PageHeading } from '../../shell/PageHeading.tsx'

/** The page of a legal text, with its table of contents (LGL-1). */
export function LegalPage({ text: { title, lead, ...rest } }: { text: LegalText }) {
  return (
    <>
      <PageIntro heading={<PageHeading>{title}</PageHeading>} lead={lead} drawing="receipt" />
      <div className="mx-auto w-full max-w-content px-4 py-12 sm:px-5 sm:py-16">
        <LegalDocument {...rest} />
      </div>
    </>
  )
}
