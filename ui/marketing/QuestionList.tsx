import { Plus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  /** In the order in which they are shown. Each question must differ from the others. */
  questions: readonly { question: string; answer: string }[]
}

/** Questions whose answers can be expanded. Uses `<details>`, which works before scripts load and whose content the browser's search finds. */
export function QuestionList({ questions, className, ...rest }: Props) {
  return (
    <div data-slot="question-list" className={cn('ruled', className)} {...rest}>
      {questions.map(({ question, answer }) => (
        <details
          key={question}
          // All answers are open in print.
          className="group print:details-content:block print:details-content:[content-visibility:visible]"
        >
          <summary className="flex min-h-13 list-none items-center gap-4 py-3 font-medium hover:text-link [&::-webkit-details-marker]:hidden">
            <span className="min-w-0 grow">{question}</span>
            <Plus
              aria-hidden
              className="size-5 shrink-0 text-muted transition-transform group-open:rotate-45 print:hidden"
            />
          </summary>
          <p className="max-w-prose pb-5 text-muted">{answer}</p>
        </details>
      ))}
    </div>
  )
}
