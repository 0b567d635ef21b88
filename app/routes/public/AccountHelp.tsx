import { QuestionList } from '#ui/marketing/QuestionList.tsx'
import { Section } from '#ui/marketing/Section.tsx'
import { accountHelpTitle, accountQuestions } from '../../content/help-account.ts'

/** The questions about what the backend offers (CAP-0). Nothing if it offers none of it. */
export function AccountHelp({ offered }: { offered: readonly string[] }) {
  const questions = accountQuestions(offered)
  return (
    questions.length > 0 && (
      <Section size="sm" layout="split" title={accountHelpTitle} className="pt-0 sm:pt-0">
        <QuestionList questions={questions} />
      </Section>
    )
  )
}
