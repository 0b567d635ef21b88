import { ContactForm } from '#ui/marketing/ContactForm.tsx'
import { ContactMethods } from '#ui/marketing/ContactMethods.tsx'
import { PageIntro } from '#ui/marketing/PageIntro.tsx'
import { QuestionList } from '#ui/marketing/QuestionList.tsx'
import { Section } from '#ui/marketing/Section.tsx'
import { brand } from '../../content/brand.ts'
import { contactMethods, help } from '../../content/help.ts'
import { PageHeading } from '../../shell/PageHeading.tsx'
import { openMail } from '../../routing/open-mail.ts'

export function Component() {
  return (
    <>
      <PageIntro heading={<PageHeading>{help.title}</PageHeading>} lead={help.lead} drawing="letter" />
      <div className="mx-auto w-full max-w-content px-4 pt-12 sm:px-5 sm:pt-16">
        <h2 className="sr-only">Ways to reach us</h2>
        <ContactMethods methods={contactMethods} />
      </div>
      <Section layout="split" title={help.message.title} intro={help.message.intro}>
        <ContactForm to={brand.supportEmail} onOpenMail={openMail} />
      </Section>
      <Section layout="split" tone="sunken" title={help.questions.title}>
        <QuestionList questions={help.questions.list} />
      </Section>
    </>
  )
}
