import { mailtoHref } from '#ui/lib/mailto.ts'
import { ContactForm } from '#ui/marketing/ContactForm.tsx'
import { ContactMethods } from '#ui/marketing/ContactMethods.tsx'
import { HelpSearch } from '#ui/marketing/HelpSearch.tsx'
import { PageIntro } from '#ui/marketing/PageIntro.tsx'
import { QuestionList } from '#ui/marketing/QuestionList.tsx'
import { Section } from '#ui/marketing/Section.tsx'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { declaredNow, offersSecurity, useDeclared } from '../../api/use-capability.ts'
import { brand } from '../../content/brand.ts'
import { commonQuestions } from '../../content/help-questions.ts'
import { contactMethods, help } from '../../content/help.ts'
import { ChunkErrorBoundary } from '../../errors/ChunkErrorBoundary.tsx'
import { PageHeading } from '../../shell/PageHeading.tsx'
import { aboutIn, isReference } from '../../routing/help-about.ts'
import { openMail } from '../../routing/open-mail.ts'
import { currentSession, useSession } from '../../session/session-state.ts'
import { timesDropped } from '../../storage/customer-drafts.ts'
import { timings } from '../../timings.ts'
import { keepMessage, readMessage } from './message-draft.ts'

const loadIndex = async () => (await import('../../content/help-index.ts')).helpIndex(declaredNow() ?? [])

const AccountHelp = lazy(async () => ({ default: (await import('./AccountHelp.tsx')).AccountHelp }))

/** The form's first values: the stored draft or a customer's name, and as the subject the transaction whose details led here. */
function messageAbout(search: string) {
  const draft = readMessage()
  const name = draft?.name || (currentSession()?.details.name ?? '')
  const about = aboutIn(search)
  // A subject of the customer's own stays.
  const isOwn = draft?.subject && !isReference(draft.subject)
  return {
    name,
    message: draft?.message ?? '',
    subject: isOwn ? draft.subject : (about ?? draft?.subject ?? ''),
  }
}

/** Search, questions, ways to reach us (HLP-1), and a message that is sent as an email (HLP-2). */
export function Component() {
  const { search } = useLocation()
  const offered = useDeclared() ?? []
  const writer = useWriter()
  return (
    <>
      <PageIntro heading={<PageHeading>{help.title}</PageHeading>} lead={help.lead} drawing="letter" />
      <div className="mx-auto w-full max-w-content px-4 pt-8 sm:px-5 sm:pt-12">
        <HelpSearch
          load={loadIndex}
          quiet={timings.searchQuiet}
          contact={{ label: help.search.contact, href: mailtoHref({ to: brand.supportEmail }) }}
          className="max-w-2xl"
        />
      </div>
      <Section size="sm" layout="split" title={help.questions.title}>
        <QuestionList questions={commonQuestions(offersSecurity(offered))} />
      </Section>
      {offered.length > 0 && (
        <ChunkErrorBoundary>
          <Suspense>
            <AccountHelp offered={offered} />
          </Suspense>
        </ChunkErrorBoundary>
      )}
      <div className="mx-auto w-full max-w-content px-4 sm:px-5">
        <h2 className="sr-only">Ways to reach us</h2>
        <ContactMethods methods={contactMethods} />
      </div>
      <Section id="message" layout="split" title={help.message.title} intro={help.message.intro}>
        <MessageForm key={writer} search={search} />
      </Section>
    </>
  )
}

/**
 * Changes when the message on the page may no longer be shown: after a logout in any tab, because somebody else may use the browser next, and
 * when another customer has signed in. Not at the end of a session, and not when a visitor signs in.
 */
function useWriter() {
  const email = useSession()?.details.email ?? null
  const [last, setLast] = useState({ email, count: 0 })
  if (email !== null && email !== last.email)
    setLast({ email, count: last.email === null ? last.count : last.count + 1 })
  return `${timesDropped} ${last.count}`
}

function MessageForm({ search }: { search: string }) {
  const [draft] = useState(() => messageAbout(search))
  return <ContactForm to={brand.supportEmail} onOpenMail={openMail} draft={draft} onDraft={keepMessage} />
}
