import { z } from '#contract/zod.ts'
import { useEffect, useId, useRef, useState, type ComponentProps } from 'react'
import { ContractForm } from '../form/ContractForm.tsx'
import { TextareaField } from '../form/TextareaField.tsx'
import { TextField } from '../form/TextField.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { useTranslate, type Translate } from '../lib/locale-context.ts'
import { mailtoHref } from '../lib/mailto.ts'
import { Callout } from '../primitives/Callout.tsx'
import { Link } from '../primitives/Link.tsx'
import * as m from './messages.ts'

// The maximum length of a mailto link differs between mail programs and systems. This length works in all common mail programs.
const LONGEST = 1500

const schema = (t: Translate) =>
  z.object({
    name: z.string().check(z.trim(), z.minLength(1, t(m.nameRequired)), z.maxLength(100, t(m.nameTooLong))),
    subject: z
      .string()
      .check(z.trim(), z.minLength(1, t(m.subjectRequired)), z.maxLength(120, t(m.subjectTooLong))),
    message: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, t(m.messageRequired)),
        z.maxLength(LONGEST, t(m.messageTooLong, { most: LONGEST })),
      ),
  })

export type ContactDraft = z.input<ReturnType<typeof schema>>

const nothing: ContactDraft = { name: '', subject: '', message: '' }

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> & {
  /** The email address of support. */
  to: string
  /** Opens the link in the customer's mail program. */
  onOpenMail: (href: string) => void
  /** The stored draft. */
  draft?: ContactDraft
  /** Called with the values after each change. Pass the same function at every render. */
  onDraft?: (draft: ContactDraft) => void
}

/** The contact form (HLP-2). The API has no call for messages, so it opens the customer's mail program. */
export function ContactForm({ to, onOpenMail, draft = nothing, onDraft, ...rest }: Props) {
  const t = useTranslate()
  const [opened, setOpened] = useState<string | null>(null)
  const answer = useRef<HTMLDivElement>(null)
  // An element with an ID is scrolled clear of what covers the page’s edges.
  const answerId = useId()
  // On a phone, it is below the button, where the page may end.
  useEffect(() => {
    if (opened !== null) answer.current?.scrollIntoView({ block: 'nearest' })
  }, [opened])
  const form = useContractForm({
    schema: schema(t),
    defaultValues: draft,
    failure: null,
    onValues: onDraft,
    onSubmit: ({ name, subject, message }) => {
      const href = mailtoHref({ to, subject, body: `${message}\n\n${name}` })
      setOpened(href)
      onOpenMail(href)
    },
  })
  return (
    <ContractForm
      form={form}
      data-slot="contact-form"
      submitLabel={t(m.submit)}
      submitSize="md"
      renderActions={({ submit }) => (
        <div>
          {submit}
          <p className="mt-2 text-sm text-muted">{t(m.opensMailProgram)}</p>
        </div>
      )}
      after={
        opened !== null && (
          <Callout ref={answer} id={answerId} live="polite" title={t(m.mailProgramOpen)}>
            {t(m.messageFilledIn, { to, again: <Link href={opened}>{t(m.openItAgain)}</Link> })}
          </Callout>
        )
      }
      {...rest}
    >
      <TextField control={form.control} name="name" label={t(m.name)} autoComplete="name" aria-required />
      <TextField control={form.control} name="subject" label={t(m.subject)} aria-required />
      <TextareaField
        control={form.control}
        name="message"
        label={t(m.message)}
        hint={t(m.leaveOutSecrets)}
        rows={6}
        aria-required
      />
    </ContractForm>
  )
}
