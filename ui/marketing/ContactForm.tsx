import { z } from '#contract/zod.ts'
import { useState, type ComponentProps } from 'react'
import { ContractForm } from '../form/ContractForm.tsx'
import { TextareaField } from '../form/TextareaField.tsx'
import { TextField } from '../form/TextField.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { mailtoHref } from '../lib/mailto.ts'
import { Callout } from '../primitives/Callout.tsx'
import { Link } from '../primitives/Link.tsx'

// The maximum length of a mailto link differs between mail programs and systems. This length works in all common ones.
const LONGEST = 1500

const schema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'Name is required'), z.maxLength(100, 'This name is too long')),
  subject: z
    .string()
    .check(z.trim(), z.minLength(1, 'Subject is required'), z.maxLength(120, 'This subject is too long')),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Message is required'),
      z.maxLength(LONGEST, `At most ${LONGEST} characters. Write a longer message in your mail program`),
    ),
})

export type ContactDraft = z.input<typeof schema>

const nothing: ContactDraft = { name: '', subject: '', message: '' }

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> & {
  /** The email address of support. */
  to: string
  /** Opens the link in the customer's mail program. */
  onOpenMail: (href: string) => void
  /** What was typed earlier. */
  draft?: ContactDraft
  /** Called with the values after each change. Pass the same function at every render. */
  onDraft?: (draft: ContactDraft) => void
}

/** The contact form (HLP-2). The API has no call for messages, so it opens the customer's mail program. */
export function ContactForm({ to, onOpenMail, draft = nothing, onDraft, ...rest }: Props) {
  const [opened, setOpened] = useState<string | null>(null)
  const form = useContractForm({
    schema,
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
      submitLabel="Submit"
      submitSize="md"
      renderActions={({ submit }) => (
        <div>
          {submit}
          <p className="mt-2 text-sm text-muted">Opens your mail program. Nothing is sent from this page.</p>
        </div>
      )}
      after={
        opened !== null && (
          <Callout live="polite" title="Your mail program should be open now">
            Your message to {to} is filled in. Send it from there. If nothing has opened,{' '}
            <Link href={opened}>open it again</Link>, or write to {to} yourself; what you typed stays here.
          </Callout>
        )
      }
      {...rest}
    >
      <TextField control={form.control} name="name" label="Name" autoComplete="name" aria-required />
      <TextField control={form.control} name="subject" label="Subject" aria-required />
      <TextareaField
        control={form.control}
        name="message"
        label="Message"
        hint="Leave out passwords and your seed phrase. Support never needs them."
        rows={6}
        aria-required
      />
    </ContractForm>
  )
}
