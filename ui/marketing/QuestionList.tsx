import { Plus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  questions: readonly { question: string; answer: string }[]
}

/** The browser's own disclosure: it works before any script has loaded, and the browser's search finds the answers. */
export function QuestionList({ questions, className, ...rest }: Props) {
  return (
    <div data-slot="question-list" className={cn('ruled', className)} {...rest}>
      {questions.map(({ question, answer }) => (
        <details
          key={question}
          // On paper there is nothing to open.
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
